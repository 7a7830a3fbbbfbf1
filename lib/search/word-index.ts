import SearchableMap from 'minisearch/SearchableMap';
import { allAtOnce, type Pieces } from './pieces';

/** A word and the numbers of what has it. */
export type Posting = readonly [word: string, ids: readonly number[]];

/** How well a word of the index fits a word that was typed; higher is better. */
export const fits = { typo: 1, prefix: 2, exact: 3 } as const;
export type Fit = (typeof fits)[keyof typeof fits];

export interface WordHit {
  word: string;
  fit: Fit;
  ids: readonly number[];
}

/** Shorter words are not searched for typos: too many other words are near them. */
const lengthForTypos = { one: 4, two: 7 };

/**
 * The words that were, or may have been, meant by one that was typed: those that equal it or begin with
 * it. Where none equals it, typos are looked for as well: two letters exchanged, one wrong, or, when that
 * finds nothing, two wrong.
 *
 * @param typos whether to look for them
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

/** Words that differ by two neighboring letters in each other's place. */
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

/** First line of a file of postings: an error page must not pass for one. */
const header = 'search-words 1';

/** Writes postings as text: a word and the distances between its numbers, a line each. */
export function writePostings(postings: readonly Posting[]): string {
  const lines = postings.map(([word, ids]) => {
    const distances = ids.map((id, index) => (id - (ids[index - 1] ?? 0)).toString(base));
    return `${word} ${distances.join(' ')}`;
  });
  return `${[header, ...lines].join('\n')}\n`;
}

/**
 * Reads what {@link writePostings} wrote.
 *
 * @throws when it is something else
 */
export const readPostings = (text: string): SearchableMap<readonly number[]> =>
  allAtOnce(readPostingsInPieces(text));

/** {@link readPostings}, a line in each piece. */
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
