import type { SearchRecord } from './records';
import { wordsOf } from './words';

/** The first names of a record are its own: name and id. */
const own = 2;

/** The names by which a filter finds an item or guide: name, id and aliases, each split into words. */
function namesOf({ kind, name, aliases, url }: SearchRecord): (readonly string[])[] {
  // From the end, because URLs may begin with a base path.
  const id = url.split('/').at(kind === 'item' ? -2 : -1) ?? '';
  return [name, id, ...aliases].map(wordsOf);
}

/**
 * Whether every typed word is the beginning of a word of the name, or the joined words occur in it. An alias
 * has to begin with the joined words, so that "tog" does not match "pictogram".
 */
function fits(words: readonly string[], typed: readonly string[], isOwn: boolean): boolean {
  const whole = words.join('');
  const joined = typed.join('');
  return (
    (isOwn ? whole.includes(joined) : whole.startsWith(joined)) ||
    typed.every((each) => words.some((word) => word.startsWith(each)))
  );
}

/**
 * The items and guides that match a filter's text by name, id or alias. Those that match by name or id are
 * first; otherwise the order is kept.
 */
export function filterSubjects(records: readonly SearchRecord[], text: string): SearchRecord[] {
  const typed = wordsOf(text);
  if (typed.length === 0) return [];
  const found = records.flatMap((record) => {
    const place = namesOf(record).findIndex((words, at) => fits(words, typed, at < own));
    return place < 0 ? [] : [{ record, byName: place < own }];
  });
  return found.sort((a, b) => Number(b.byName) - Number(a.byName)).map(({ record }) => record);
}
