import { queryWords, withoutFillers } from './words';

/** One way to read what was typed. */
export interface Reading {
  words: readonly string[];
  /** The query as it was typed, in lower case; for names that have spaces or dashes of their own. */
  text: string;
  /** What results found by it lose: nobody typed exactly this. */
  penalty: number;
}

const penalties = { joined: 4, synonym: 110 };

/** More words than anybody types are those of an error message: the first ones tell what it is. */
const mostWords = 12;

/** The words of a query that say what is looked for, each once. */
export function meantWords(query: string): readonly string[] {
  return [...new Set(withoutFillers(queryWords(query)))].slice(0, mostWords);
}

/** What the words of a synonym stand for: the names of items. */
export type SynonymTable = ReadonlyMap<string, readonly (readonly string[])[]>;

/**
 * The ways to read a query: as it stands; with two neighbors as one word ("date picker"); with a
 * synonym replaced by what it stands for ("close modal").
 */
export function readingsOf(query: string, synonyms: SynonymTable): Reading[] {
  const words = meantWords(query);
  if (words.length === 0) return [];
  const text = query.trim().toLowerCase();
  return [
    { words, text, penalty: 0 },
    ...joined(words).map((each) => ({ words: each, text, penalty: penalties.joined })),
    ...replaced(words, synonyms).map((each) => ({ words: each, text, penalty: penalties.synonym })),
  ];
}

/** Long queries are sentences, where joining neighbors finds nothing. */
const longestToJoin = 4;

function joined(words: readonly string[]): (readonly string[])[] {
  if (words.length > longestToJoin) return [];
  return words
    .slice(0, -1)
    .map((word, at) => [
      ...words.slice(0, at),
      word + (words[at + 1] ?? ''),
      ...words.slice(at + 2),
    ]);
}

function replaced(words: readonly string[], synonyms: SynonymTable): (readonly string[])[] {
  const longest = Math.min(words.length, 3);
  for (let length = longest; length > 0; length--) {
    for (let at = 0; at + length <= words.length; at++) {
      const meant = synonyms.get(words.slice(at, at + length).join(''));
      if (meant) {
        return meant.map((name) => [...words.slice(0, at), ...name, ...words.slice(at + length)]);
      }
    }
  }
  return [];
}
