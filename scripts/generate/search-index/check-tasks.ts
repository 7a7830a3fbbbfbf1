import { taskSynonyms } from '@/content/synonyms';
import { taskKeyOf } from '@/lib/search/synonyms';
import type { GatheredPage } from './gathered';

/**
 * Checks that each entry of `taskSynonyms` belongs to a section or an example.
 *
 * @throws with the first entry that belongs to nothing
 */
export function checkTasks(pages: readonly GatheredPage[], tasks = taskSynonyms): void {
  const known = new Set(
    pages.flatMap(({ file = '', records }) =>
      records.flatMap(({ kind, anchor = '', aliases = [] }) =>
        kind === 'example' ? aliases.slice(0, 1) : [taskKeyOf(file, anchor)],
      ),
    ),
  );
  const lost = Object.keys(tasks).find((key) => !known.has(key));
  if (lost === undefined) return;
  throw new Error(
    `content/synonyms.ts: taskSynonyms: expected a section or an example, not "${lost}"`,
  );
}
