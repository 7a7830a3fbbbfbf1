import SearchableMap from 'minisearch/SearchableMap';
import { allAtOnce, type Pieces } from './pieces';

/** A word and the ids of all entries or records that contain it. */
export type Posting = readonly [word: string, ids: readonly number[]];

/** How well a word of the index matches a typed word; higher is better. */
export const fits = { typo: 1, related: 2, prefix: 3, exact: 4 } as const;
export type Fit = (typeof fits)[keyof typeof fits];

export interface WordHit {
  word: string;
  fit: Fit;
  ids: readonly number[];
}

/** Minimum word lengths for one and two typos; shorter words are similar to too many others. */
const lengthForTypos = { one: 4, two: 7 };

/**
 * The words of the index that match a typed word: equal to it, or beginning with it. When none is equal,
 * typos are searched too: two adjacent letters swapped, one letter wrong, or, if that finds nothing, two
 * letters wrong.
 *
 * @param typos whether to search for typos
 */
export function findWords(
  index: SearchableMap<readonly number[]>,
  typed: string,
  typos = true,
): readonly WordHit[] {
  const plain: WordHit[] = [...index.atPrefix(typed)].map(([word, ids]) => ({
    word,
    fit: word === typed ? fits.exact : fits.prefix,
    ids,
  }));
  const isExact = plain.some(({ fit }) => fit === fits.exact);
  if (!typos || isExact || typed.length < lengthForTypos.one) return plain;
  const near = (distance: number): WordHit[] =>
    [...index.fuzzyGet(typed, distance)]
      .filter(([word]) => !word.startsWith(typed))
      .map(([word, [ids]]) => ({ word, fit: fits.typo, ids }));
  const once = [...exchanged(index, typed), ...near(1)];
  if (plain.length + once.length > 0) return [...plain, ...once];
  return typed.length < lengthForTypos.two ? [] : near(2);
}

/** Words that differ by two swapped adjacent letters. */
function exchanged(index: SearchableMap<readonly number[]>, typed: string): WordHit[] {
  const letters = [...typed];
  return letters.slice(0, -1).flatMap((letter, at) => {
    const next = letters[at + 1] ?? '';
    const word = [...letters.slice(0, at), next, letter, ...letters.slice(at + 2)].join('');
    const ids = letter === next ? undefined : index.get(word);
    return ids ? [{ word, fit: fits.typo, ids }] : [];
  });
}

const base = 36;

/** First line of a file of postings, so that an error page is not accepted as one. */
const header = 'search-words 1';

/** Writes postings as text: per line a word, and the differences between consecutive ids. */
export function writePostings(postings: readonly Posting[]): string {
  const lines = postings.map(([word, ids]) => {
    const distances = ids.map((id, index) => (id - (ids[index - 1] ?? 0)).toString(base));
    return `${word} ${distances.join(' ')}`;
  });
  return `${[header, ...lines].join('\n')}\n`;
}

/**
 * Reads the text that {@link writePostings} writes.
 *
 * @throws when the text has another format
 */
export const readPostings = (text: string): SearchableMap<readonly number[]> =>
  allAtOnce(readPostingsInPieces(text));

/** Like {@link readPostings}, but as a generator with one line per piece. */
export function* readPostingsInPieces(text: string): Pieces<SearchableMap<readonly number[]>> {
  const index = new SearchableMap<readonly number[]>();
  const [first, ...lines] = text.trimEnd().split('\n');
  if (first !== header) throw new Error(`search index: expected "${header}" at its start`);
  for (const line of lines) {
    yield;
    const [word = '', ...distances] = line.split(' ');
    let id = 0;
    const ids = distances.map((distance) => (id += Number.parseInt(distance, base)));
    if (ids.length === 0 || !ids.every(Number.isSafeInteger)) {
      throw new Error(`search index: cannot read "${line.slice(0, 60)}"`);
    }
    index.set(word, ids);
  }
  return index;
}
