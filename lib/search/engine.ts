import type SearchableMap from 'minisearch/SearchableMap';
import { termsOf } from './english';
import { findName, findWord } from './find-word';
import { type Group, groups, noCounts } from './kinds';
import { indexNames } from './names';
import { allAtOnce, type Pieces } from './pieces';
import { readingsOf, significantWords, type SynonymTable } from './queries';
import type { SearchRecord } from './records';
import { scoreReading, type WordFinds } from './score';
import { textShardOf } from './shards';
import { typedForms, wordsOf } from './words';

export interface SearchResult {
  record: SearchRecord;
  score: number;
}

export interface SearchAnswer {
  /** Best first. */
  results: readonly SearchResult[];
  /** Number of results of each group. */
  counts: Readonly<Record<Group, number>>;
  /** Words to highlight in titles. */
  marks: readonly string[];
}

export interface SearchEngine {
  records: readonly SearchRecord[];
  /** Numbers of the text files that a query needs and that have not been added yet. */
  missingTexts: (query: string) => readonly number[];
  addText: (shard: number, words: SearchableMap<readonly number[]>) => void;
  /** Searches names, and the texts added so far. Never throws, for any query. */
  search: (query: string) => SearchAnswer;
}

/** Maximum number of text files to load for a query; a long query is specific enough by its names. */
const mostTexts = 4;

/** Creates an engine that searches the records of the index. */
export const createEngine = (records: readonly SearchRecord[]): SearchEngine =>
  allAtOnce(createEngineInPieces(records));

/** Like {@link createEngine}, but as a generator, split into pieces that are short on any machine. */
export function* createEngineInPieces(records: readonly SearchRecord[]): Pieces<SearchEngine> {
  const names = yield* indexNames(records);
  const synonyms = synonymTable(records);
  const texts = new Map<number, SearchableMap<readonly number[]>>();
  const finds = new Map<string, WordFinds>();

  const find = (word: string, form: string): WordFinds => {
    const key = `${word} ${form}`;
    let found = finds.get(key);
    if (!found) {
      found = findWord(word, form, names, texts, records.length);
      finds.set(key, found);
    }
    return found;
  };

  const scoresOf = (query: string, marks: Set<string>, partly: boolean): Map<number, number> => {
    const best = new Map<number, number>();
    const exactly = isMarkup(query);
    const forms = typedForms(query);
    for (const reading of readingsOf(query, synonyms)) {
      const found = reading.words.map((word) =>
        exactly ? findName(word, names) : find(word, forms.get(word) ?? word),
      );
      found.forEach((each) => each.marks.forEach((mark) => marks.add(mark)));
      for (const [id, score] of scoreReading(reading, found, { records, names }, partly)) {
        if (score > (best.get(id) ?? 0)) best.set(id, score);
      }
    }
    return best;
  };

  return {
    records,
    missingTexts: (query) => {
      const needed = new Set(significantWords(query).flatMap(termsOf).map(textShardOf));
      return [...needed].slice(0, mostTexts).filter((shard) => !texts.has(shard));
    },
    addText: (shard, words) => {
      texts.set(shard, words);
      finds.clear();
    },
    search: (query) => {
      const marks = new Set<string>();
      let best = scoresOf(query, marks, false);
      if (best.size < enough && !isMarkup(query)) best = scoresOf(query, marks, true);
      return answer(records, best, marks);
    },
  };
}

/** With fewer results than this, records that lack some of the words are included. */
const enough = 3;

/** Whether the query is markup such as `<ui-icon>`, which can only be a selector. */
function isMarkup(query: string): boolean {
  return /<\/?\w/.test(query);
}

function synonymTable(records: readonly SearchRecord[]): SynonymTable {
  const table = new Map<string, (readonly string[])[]>();
  for (const { kind, aliases, name } of records) {
    if (kind !== 'item' && kind !== 'guide') continue;
    for (const alias of aliases) {
      const key = wordsOf(alias).join('');
      table.set(key, [...(table.get(key) ?? []), wordsOf(name)]);
    }
  }
  return table;
}

function answer(
  records: readonly SearchRecord[],
  best: ReadonlyMap<number, number>,
  marks: ReadonlySet<string>,
): SearchAnswer {
  const results = [...best]
    .flatMap(([id, score]) => {
      const record = records[id];
      return record ? [{ record, score }] : [];
    })
    .sort((a, b) => b.score - a.score || a.record.id - b.record.id);
  const counts = noCounts();
  for (const { record } of results) counts[record.group]++;
  return { results, counts, marks: [...marks] };
}

/** Groups results; the group with the best result is first. Each group has at most `most` results. */
export function byGroup(
  results: readonly SearchResult[],
  most: number,
): { group: Group; results: readonly SearchResult[] }[] {
  return groups
    .map((group) => ({ group, all: results.filter(({ record }) => record.group === group) }))
    .filter(({ all }) => all.length > 0)
    .sort((a, b) => (b.all[0]?.score ?? 0) - (a.all[0]?.score ?? 0))
    .map(({ group, all }) => ({ group, results: all.slice(0, most) }));
}
