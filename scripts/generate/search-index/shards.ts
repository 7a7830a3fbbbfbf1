import { libraryVersion } from '@/lib/catalogue/version';
import type { PageCards } from '@/lib/search/cards';
import { fillers, termsOf } from '@/lib/search/english';
import { type PageRecords, writeRecords } from '@/lib/search/records';
import { type SearchPreview, textShardCount, textShardOf } from '@/lib/search/shards';
import { writePostings } from '@/lib/search/word-index';
import { wordsOf } from '@/lib/search/words';
import { cardsOf } from './cards';
import type { GatheredPage } from './gathered';

/** The contents of the files of the search index. */
export interface Shards {
  names: string;
  subjects: string;
  texts: readonly string[];
  previews: readonly { first: number; previews: readonly SearchPreview[] }[];
  cards: readonly { page: string; cards: PageCards }[];
}

/** Fillers, single letters and numbers occur in too many texts to be useful. */
const isUsefulWord = (word: string) => word.length > 1 && !/^\d+$/.test(word) && !fillers.has(word);

/** Distributes the records over the files of the search index. */
export function toShards(pages: readonly GatheredPage[]): Shards {
  const texts = Array.from({ length: textShardCount }, () => new Map<string, number[]>());
  const previews: { first: number; previews: SearchPreview[] }[] = [];
  let id = 0;
  let currentSubject = '';
  for (const { page, records } of pages) {
    // One file for all tabs of an item, because visitors who look at one result often look at the next one.
    const subject = `${page.section}/${page.name}`;
    if (subject !== currentSubject) previews.push({ first: id, previews: [] });
    currentSubject = subject;
    for (const { body = '', preview } of records) {
      for (const word of new Set(wordsOf(body).filter(isUsefulWord).flatMap(termsOf))) {
        const words = texts[textShardOf(word)];
        const ids = words?.get(word);
        if (ids) ids.push(id);
        else words?.set(word, [id]);
      }
      if (preview) previews.at(-1)?.previews.push({ id, ...preview });
      id++;
    }
  }
  return {
    names: writeRecords(pages, libraryVersion.split('.')[0]),
    subjects: writeRecords(pages.map(subjectsOf).filter(({ records }) => records.length > 0)),
    texts: texts.map((words) => writePostings([...words].sort(([a], [b]) => (a < b ? -1 : 1)))),
    previews,
    cards: pages.flatMap(({ page, records, cards: more }) => {
      const cards = { ...more, ...cardsOf(records) };
      return Object.keys(cards).length === 0 ? [] : [{ page: page.url, cards }];
    }),
  };
}

/** The page with only the record of its item or guide. */
function subjectsOf({ page, sectionInWords, records }: GatheredPage): PageRecords {
  return {
    page: { ...page, section: sectionInWords },
    records: records.filter(({ kind }) => kind === 'item' || kind === 'guide'),
  };
}
