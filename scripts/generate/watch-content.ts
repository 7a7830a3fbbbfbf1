import { rmSync, watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Generator, generatorsReading } from './generators';

/**
 * `next dev` reloads open pages when one of its environment files changes. Writing this file makes it notice
 * changes in files that pages read without importing them: Markdown and generated files.
 */
const signalFile = '.env.development.local';

/** Makes `next dev` reload open pages. */
export function signalChange(): void {
  writeFileSync(signalFile, `CONTENT_CHANGED_AT=${Date.now()}\n`);
}

/** Removes the file that `signalChange` writes. */
export function removeSignal(): void {
  rmSync(signalFile, { force: true });
}

/** Editors write a file in several steps. Events within this time count as one change. */
const debounceMilliseconds = 150;

/** Whether a change needs a reload or a generator. Next.js itself watches the modules in content/. */
function isRelevant(file: string): boolean {
  return file.endsWith('.md') || generatorsReading(file).length > 0;
}

/**
 * Watches `content/` and reports changes in batches. While `onChange` runs, further changes are queued, so
 * that no generator runs twice at the same time.
 *
 * @param onChange receives the generators to run again and the changed files. If there are no generators,
 *   only Markdown changed
 */
export function watchContent(
  onChange: (stale: readonly Generator[], files: readonly string[]) => Promise<void>,
): void {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let busy = false;

  const report = async () => {
    if (busy) return;
    busy = true;
    while (changed.size > 0) {
      const files = [...changed];
      const stale = new Set(files.flatMap(generatorsReading));
      changed.clear();
      await onChange([...stale], files);
    }
    busy = false;
  };

  watch('content', { recursive: true }, (_, name) => {
    const file = join('content', name ?? '')
      .split('\\')
      .join('/');
    if (!isRelevant(file)) return;
    changed.add(file);
    clearTimeout(timer);
    timer = setTimeout(() => void report(), debounceMilliseconds);
  });
}
