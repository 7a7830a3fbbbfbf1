import type { NameIndex, RecordName } from './names';
import type { Reading } from './queries';
import {
  type Coverage,
  namePenalty,
  namingPenalty,
  qualityOf,
  recordWeight,
  wholeLevel,
  wordsLevel,
} from './rank';
import type { SearchRecord } from './records';
import { type Fit, fits } from './word-index';

/** The matches of one typed word. */
export interface WordFinds {
  /** Entries that contain the word, and how well it fits. */
  entries: ReadonlyMap<number, Fit>;
  /** Records whose text contains it, and its weight there. */
  texts: ReadonlyMap<number, number>;
  /** Words to highlight in titles. */
  marks: readonly string[];
  /** Other words for the same. */
  related: readonly string[];
  /** How rare the word is, from 0 to 1. */
  rarity: number;
}

interface Facts {
  records: readonly SearchRecord[];
  names: NameIndex;
}

/** A word with more entries than this ("mat") is too common to select candidates. */
const mostEntries = 900;

/**
 * Scores every record that one interpretation of a query finds.
 *
 * @param partly whether to include records that lack some of the words
 */
export function scoreReading(
  { words, text, penalty }: Reading,
  found: readonly WordFinds[],
  facts: Facts,
  partly: boolean,
): Map<number, number> {
  const typed = words.join('');
  const result = new Map<number, number>();
  for (const id of candidates(found, facts.names)) {
    const record = facts.records[id];
    if (!record) continue;
    let best = 0;
    for (const name of facts.names.namesOf[id] ?? []) {
      const { level, isNamed } = levelOf(
        record,
        name,
        facts.names,
        { words, text, typed },
        found,
        partly,
      );
      if (level > 0) best = Math.max(best, level + recordWeight(record, isNamed));
    }
    if (best > 0) result.set(id, best - penalty);
  }
  return result;
}

function candidates(found: readonly WordFinds[], names: NameIndex): Set<number> {
  const ids = new Set<number>();
  const selective = found.filter(({ entries }) => entries.size <= mostEntries);
  for (const { entries, texts } of selective.length > 0 ? selective : found) {
    for (const entry of entries.keys()) names.recordsOf[entry]?.forEach((id) => ids.add(id));
    for (const id of texts.keys()) ids.add(id);
  }
  return ids;
}

function levelOf(
  record: SearchRecord,
  name: RecordName,
  names: NameIndex,
  { words, text, typed }: { words: readonly string[]; text: string; typed: string },
  found: readonly WordFinds[],
  partly: boolean,
): { level: number; isNamed: boolean } {
  const entry = names.entries[name.entry];
  if (!entry) return { level: 0, isNamed: false };
  const whole = wholeLevel(record, name, entry, typed, text);
  const coverage = coverageOf(record.id, name.entry, names, words, found);
  const enough = partly || coverage.missing === 0 || isMostly(record, coverage, words.length);
  const byWords = enough ? wordsLevel(coverage) + namingPenalty(record, entry, words, coverage) : 0;
  // "Button" means the item; its tabs match only queries that contain the tab's name too.
  const tooLong = record.kind === 'tab' && entry.words.length > words.length;
  const level = tooLong ? 0 : Math.max(whole, byWords);
  return {
    level: level <= 0 ? 0 : level + namePenalty(record, name, entry, words.length),
    isNamed: whole > 0 || coverage.textCount + coverage.missing === 0,
  };
}

/** Whether a text lacks only one of many words, and is named by another. */
const isMostly = ({ group, kind }: SearchRecord, { missing, ownCount }: Coverage, total: number) =>
  total > 2 &&
  missing === 1 &&
  ownCount > 0 &&
  group !== 'tokens' &&
  (group !== 'api' || kind === 'change');

const worse = (a: Fit | undefined, b: Fit) => (a === undefined || b < a ? b : a);

function coverageOf(
  id: number,
  entry: number,
  { placeOf, namesOf }: NameIndex,
  words: readonly string[],
  found: readonly WordFinds[],
): Coverage {
  const place = placeOf[id] ?? [];
  const others = namesOf[id] ?? [];
  const coverage: Coverage = {
    textWeight: 0,
    ownCount: 0,
    textCount: 0,
    missing: 0,
    quality: 0,
  };
  let sum = 0;
  for (const [at, { entries, texts, related, rarity }] of found.entries()) {
    const own = entries.get(entry);
    const isOther = others.some((other) => entries.get(other.entry) === fits.exact);
    const there = isOther ? fits.exact : fitOfPlace(place, words[at] ?? '', related);
    const text = texts.get(id);
    let quality = 0;
    if (own !== undefined) {
      coverage.own = worse(coverage.own, own);
      coverage.ownCount++;
      quality = qualityOf.own[own];
    } else if (there !== undefined) {
      coverage.place = worse(coverage.place, there);
      quality = qualityOf.place[there];
    } else if (text !== undefined) {
      coverage.textCount++;
      quality = qualityOf.text;
    } else {
      coverage.missing++;
    }
    coverage.textWeight += text ?? 0;
    coverage.quality += quality * rarity;
    sum += rarity;
  }
  coverage.quality /= sum || 1;
  return coverage;
}

function fitOfPlace(
  place: readonly string[],
  word: string,
  related: readonly string[],
): Fit | undefined {
  if (place.includes(word)) return fits.exact;
  if (place.some((each) => each.startsWith(word))) return fits.prefix;
  return related.some((other) => place.includes(other)) ? fits.related : undefined;
}
