import SearchableMap from 'minisearch/SearchableMap';
import { word } from '@/lib/words/word';
import { kinds } from './kinds';
import type { Pieces } from './pieces';
import type { SearchRecord } from './records';
import { withoutPrefix, wordsOf } from './words';

/** A spelling by which records are found. */
export interface NameEntry {
  /** The spelling in lower case. */
  text: string;
  words: readonly string[];
  /** All words joined: the name without differences of spelling. */
  whole: string;
  /** Like `whole`, without the library's prefix. */
  stripped: string;
}

/** Links a record to an entry; `position` is the rank of a synonym in its list, most specific first. */
export interface RecordName {
  entry: number;
  role: 'name' | 'alias' | 'synonym';
  position: number;
}

/** The index of names: entries by word, and records by entry. */
export interface NameIndex {
  entries: readonly NameEntry[];
  words: SearchableMap<readonly number[]>;
  namesOf: readonly (readonly RecordName[])[];
  recordsOf: readonly (readonly number[])[];
  /** Words of each record's location: its symbol, page, section and kind. */
  placeOf: readonly (readonly string[])[];
}

/**
 * Builds the index of names, in pieces of one record or one entry. Many records share a name, so there are
 * half as many entries as records.
 */
export function* indexNames(records: readonly SearchRecord[]): Pieces<NameIndex> {
  const numbers = new Map<string, number>();
  const entries: NameEntry[] = [];
  const recordsOf: number[][] = [];
  const entryOf = (name: string, record: number): number => {
    let number = numbers.get(name);
    if (number === undefined) {
      number = entries.length;
      numbers.set(name, number);
      entries.push(toEntry(name));
      recordsOf.push([]);
    }
    recordsOf[number]?.push(record);
    return number;
  };
  const namesOf: RecordName[][] = [];
  for (const record of records) {
    yield;
    const spellings = spellingsOf(record);
    namesOf.push(
      spellings.map(({ text, ...name }) => ({ ...name, entry: entryOf(text, record.id) })),
    );
  }
  const words = yield* indexWords(entries);
  return { entries, words, namesOf, recordsOf, placeOf: yield* placesOf(records) };
}

type Spelling = Omit<RecordName, 'entry'> & { text: string };

function spellingsOf(record: SearchRecord): Spelling[] {
  const { kind, name, aliases, url } = record;
  const isSubject = kind === 'item' || kind === 'guide';
  const id = isSubject ? url.split('/').at(kind === 'item' ? -2 : -1) : undefined;
  return [
    { text: name, role: 'name', position: 0 },
    ...(id === undefined ? [] : [{ text: id, role: 'alias' as const, position: 0 }]),
    ...aliases.map((text, position) => ({
      text,
      role: isSubject ? ('synonym' as const) : ('alias' as const),
      position,
    })),
  ];
}

function toEntry(name: string): NameEntry {
  const words = wordsOf(name);
  return {
    text: name.toLowerCase(),
    words,
    whole: words.join(''),
    stripped: withoutPrefix(words).join(''),
  };
}

/** Indexes words, and from each word the joined rest of the name, so that "formfield" is found too. */
function* indexWords(entries: readonly NameEntry[]): Pieces<SearchableMap<readonly number[]>> {
  const index = new SearchableMap<number[]>();
  for (const [number, { words }] of entries.entries()) {
    yield;
    // Headings and error messages are sentences, which nobody types as one word.
    const joins =
      words.length > 6 ? [] : words.slice(0, -1).map((_, at) => words.slice(at).join(''));
    for (const word of new Set([...words, ...joins])) {
      const ids = index.get(word);
      if (ids) ids.push(number);
      else index.set(word, [number]);
    }
  }
  return index;
}

function* placesOf(records: readonly SearchRecord[]): Pieces<(readonly string[])[]> {
  const known = new Map<string, readonly string[]>();
  const places: (readonly string[])[] = [];
  for (const { owner, page, kind, within = '' } of records) {
    yield;
    const place = `${owner} ${within} ${page.name} ${page.tab && word(page.tab)} ${page.section} ${word(kinds[kind].label)}`;
    const words = known.get(place) ?? [...wordsOf(place), wordsOf(page.name).join('')];
    known.set(place, words);
    places.push(words);
  }
  return places;
}
