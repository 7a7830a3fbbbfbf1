import { instead } from '@/content/instead';
import type { ApiChange } from '@/lib/history/model';

/** Adds what to write instead of removed and deprecated names, where the library does not say it. */
export function withOwnWords(
  docs: Readonly<Record<string, readonly ApiChange[]>>,
  words: Readonly<Record<string, string>> = instead,
): Record<string, ApiChange[]> {
  const complete = (change: ApiChange): ApiChange => {
    const own = change.change === 'removed' ? words[change.name] : undefined;
    return own === undefined ? change : { ...change, instead: own };
  };
  return Object.fromEntries(Object.entries(docs).map(([id, list]) => [id, list.map(complete)]));
}
