import type SearchableMap from 'minisearch/SearchableMap';
import { relatedTo, termsOf } from './english';
import type { NameIndex } from './names';
import type { WordFinds } from './score';
import { textShardOf } from './shards';
import { findWords, type Fit, fits, type WordHit } from './word-index';

/** Factor for the weight of a word that matches only as a prefix or with a typo. */
const shareOfFit: Record<Fit, number> = {
  [fits.exact]: 1,
  [fits.prefix]: 0.7,
  [fits.related]: 0.7,
  [fits.typo]: 0.4,
};

/** Maximum weight of a word found in a text; a word that occurs in only one text has it. */
const mostTextWeight = 30;

/** Finds a word among names only, without typos by default. */
export function findName(
  word: string,
  names: NameIndex,
  hits = findWords(names.words, word, false),
): WordFinds {
  const entries = new Map<number, Fit>();
  const marks = new Set([word]);
  for (const hit of hits) {
    if (hit.fit < fits.prefix) marks.add(hit.word);
    for (const id of hit.ids) if (hit.fit > (entries.get(id) ?? 0)) entries.set(id, hit.fit);
  }
  return { entries, texts: new Map<number, number>(), marks: [...marks], related: [], rarity: 1 };
}

/** Names with another word of the same meaning. */
const findRelated = (related: readonly string[], names: NameIndex): WordHit[] =>
  related.flatMap((word) =>
    findWords(names.words, word, false)
      .filter(({ fit }) => fit === fits.exact)
      .map((hit) => ({ ...hit, fit: fits.related })),
  );

/**
 * Finds a word among names and texts.
 *
 * @param form the word as it was typed, before its plural ending was removed
 */
export function findWord(
  word: string,
  form: string,
  names: NameIndex,
  shards: ReadonlyMap<number, SearchableMap<readonly number[]>>,
  recordCount: number,
): WordFinds {
  const related = relatedTo(word);
  const direct = findWords(names.words, word).filter(
    (hit) => hit.fit !== fits.prefix || hit.word.startsWith(form),
  );
  const isKnown = direct.some(({ fit }) => fit > fits.typo) || related.length > 1;
  const hits = [
    ...direct.filter(({ fit }) => !isKnown || fit > fits.typo),
    ...findRelated(related, names),
  ];
  const texts = new Map<number, number>();
  let isInText = false;
  for (const term of termsOf(word)) {
    const text = shards.get(textShardOf(term));
    isInText ||= text?.has(term) ?? false;
    // A word that matches a name is not treated as a typo of another word.
    for (const { fit, ids } of text ? findWords(text, term, hits.length === 0) : []) {
      const rarity = rarityOf(ids.length, recordCount);
      const weight = rarity * mostTextWeight * shareOfFit[fit];
      for (const id of ids) if (weight > (texts.get(id) ?? 0)) texts.set(id, weight);
    }
  }
  // A word that occurs in a text is not treated as a typo of a name.
  const isNoTypo = isInText && hits.every(({ fit }) => fit === fits.typo);
  const { entries, marks } = findName(word, names, isNoTypo ? [] : hits);
  const rarity = Math.max(leastRarity, rarityOf(entries.size + texts.size, recordCount));
  return { entries, texts, marks, related, rarity };
}

/** Even common words count a little. */
const leastRarity = 0.15;

const rarityOf = (count: number, all: number) =>
  count === 0 ? 1 : Math.max(0, Math.log(all / count) / Math.log(all));
