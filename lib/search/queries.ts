import { namePrefixes } from '@/content/in-browsers';
import { queryWords, withoutFillers } from './words';

/** One interpretation of a query. */
export interface Reading {
  words: readonly string[];
  /** The query as typed, in lower case; for names that contain spaces or dashes. */
  text: string;
  /** Subtracted from the score of its results, because the user did not type exactly this. */
  penalty: number;
}

const penalties = { prefix: 20, joined: 4, synonym: 110 };

/** Queries with more words are pasted error messages, whose first words identify them. */
const mostWords = 12;

/** The distinct words of a query without fillers. */
export function significantWords(query: string): readonly string[] {
  return [...new Set(withoutFillers(queryWords(query)))].slice(0, mostWords);
}

/** The names of items, by synonym. */
export type SynonymTable = ReadonlyMap<string, readonly (readonly string[])[]>;

/**
 * All interpretations of a query: as typed; with two adjacent words joined ("date picker"); with a synonym
 * replaced by the item's name ("close modal").
 */
export function readingsOf(query: string, synonyms: SynonymTable): Reading[] {
  const words = significantWords(query);
  if (words.length === 0) return [];
  const text = query.trim().toLowerCase();
  return [
    { words, text, penalty: 0 },
    ...withoutPrefixes(query, words).map((each) => ({
      words: each,
      text,
      penalty: penalties.prefix,
    })),
    ...joined(words).map((each) => ({ words: each, text, penalty: penalties.joined })),
    ...replaced(query, words, synonyms).map((each) => ({
      words: each,
      text,
      penalty: penalties.synonym,
    })),
  ];
}

/** "ui-chip changes" is about chips; a query without spaces is a name. */
function withoutPrefixes(query: string, words: readonly string[]): (readonly string[])[] {
  const rest = words.filter((word) => !namePrefixes.includes(word));
  const isPhrase = /\S\s+\S/.test(query);
  return isPhrase && rest.length > 1 && rest.length < words.length ? [rest] : [];
}

/** Longer queries are sentences, where joined words find nothing. */
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

function replaced(
  query: string,
  words: readonly string[],
  synonyms: SynonymTable,
): (readonly string[])[] {
  const whole = queryWords(query).join('');
  const longest = Math.min(words.length, 3);
  for (let length = longest; length > 0; length--) {
    for (let at = 0; at + length <= words.length; at++) {
      const key = words.slice(at, at + length).join('');
      const meant = synonyms.get(key);
      // "icon to button" is no icon button.
      if (meant && whole.includes(key)) {
        return meant.map((name) => [...words.slice(0, at), ...name, ...words.slice(at + length)]);
      }
    }
  }
  return [];
}
