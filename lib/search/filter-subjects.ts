import type { SearchRecord } from './records';
import { wordsOf } from './words';

/** How many of the names are a thing's own: name and id. */
const own = 2;

/** What of items and guides a filter compares: name, id and other names, each as its words. */
function namesOf({ kind, name, aliases, url }: SearchRecord): (readonly string[])[] {
  // From the end: the whole site may lie below a path.
  const id = url.split('/').at(kind === 'item' ? -2 : -1) ?? '';
  return [name, id, ...aliases].map(wordsOf);
}

/**
 * Whether every typed word begins a word of the name, or all of them joined are in it. Another name has to
 * begin with them: "tog" means no pictogram.
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
 * The items and guides that a filter's text means, by name, id or what else they are called. Those
 * whose own name fits come first; else the order stays.
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
