import type { NameIndex, RecordName } from './names';
import type { Reading } from './queries';
import { type Coverage, namePenalty, recordWeight, wholeLevel, wordsLevel } from './rank';
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
    let level = 0;
    for (const name of facts.names.namesOf[id] ?? []) {
      level = Math.max(
        level,
        levelOf(record, name, facts.names, { words, text, typed }, found, partly),
      );
    }
    if (level > 0) result.set(id, level + recordWeight(record, level) - penalty);
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
  { entries, placeOf }: NameIndex,
  { words, text, typed }: { words: readonly string[]; text: string; typed: string },
  found: readonly WordFinds[],
  partly: boolean,
): number {
  const entry = entries[name.entry];
  if (!entry) return 0;
  const whole = wholeLevel(record, name, entry, typed, text);
  const coverage = coverageOf(record.id, name.entry, placeOf[record.id] ?? [], words, found);
  const byWords = coverage.missing > 0 && !partly ? 0 : wordsLevel(coverage);
  // "Button" means the item; its tabs match only queries that contain the tab's name too.
  const tooLong = record.kind === 'tab' && entry.words.length > words.length;
  const level = tooLong ? 0 : Math.max(whole, byWords);
  return level === 0 ? 0 : level + namePenalty(name, entry, words.length);
}

const worse = (a: Fit | undefined, b: Fit) => (a === undefined || b < a ? b : a);

function coverageOf(
  id: number,
  entry: number,
  place: readonly string[],
  words: readonly string[],
  found: readonly WordFinds[],
): Coverage {
  const coverage: Coverage = {
    textWeight: 0,
    ownCount: 0,
    textCount: 0,
    missing: 0,
    total: words.length,
  };
  for (const [at, { entries, texts }] of found.entries()) {
    const word = words[at] ?? '';
    const own = entries.get(entry);
    const text = texts.get(id);
    if (own !== undefined) {
      coverage.own = worse(coverage.own, own);
      coverage.ownCount++;
    } else if (place.some((each) => each.startsWith(word))) {
      coverage.place = worse(coverage.place, place.includes(word) ? fits.exact : fits.prefix);
    } else if (text !== undefined) {
      coverage.textCount++;
    } else {
      coverage.missing++;
    }
    coverage.textWeight += text ?? 0;
  }
  return coverage;
}
