import type { PageCards } from '@/lib/search/cards';
import type { RecordFacts, SearchPage } from '@/lib/search/records';
import type { SearchPreview } from '@/lib/search/shards';
import { type InterfaceText, word, type Wording, wording } from '@/lib/words/word';

/** A record together with the data that the index stores in other files: its text and its preview. */
export interface GatheredRecord extends RecordFacts {
  /** Searchable text besides the name. */
  body?: string | undefined;
  preview?: Omit<SearchPreview, 'id'>;
}

/** A page and its records. */
export interface GatheredPage {
  page: SearchPage;
  /** The name of its section for use within a sentence: "the components". */
  sectionInWords: string;
  /** Path of the page's Markdown file, if it has one. */
  file?: string;
  records: readonly GatheredRecord[];
  /** Cards of anchors that are no records. */
  cards?: PageCards;
}

/** The name of the section of guides within a sentence. */
export const guidesInWords = () => word('the guides');

/** A text of the interface as the text of a preview. */
export function sentence(text: InterfaceText, values: Readonly<Record<string, string>>) {
  return previewOf(wording(text, values));
}

/** The summary of a record as the text of its preview. */
export const summaryPreview = ({
  summary,
  lang,
}: Pick<RecordFacts, 'lang'> & { summary: string }) =>
  previewOf({ text: summary, lang: lang?.summary });

const previewOf = ({ text, lang }: Wording) => ({ text, ...(lang && { lang }) });

/** A page in the section of the guides that is not a Markdown text. */
export function pageAmongGuides(
  url: string,
  record: Omit<GatheredRecord, 'kind'>,
  more: readonly GatheredRecord[] = [],
): GatheredPage {
  return {
    page: { url, name: record.name, tab: '', section: word('Guides') },
    sectionInWords: guidesInWords(),
    records: [{ kind: 'guide', ...record }, ...more],
  };
}

/** Maximum length of the text in a preview, in characters; that of a cure, which should be whole. */
const maxPreviewLength = 240;
export const maxCureLength = 700;

/** Converts Markdown to plain text on one line, without code blocks. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/```[\s\S]*?(?:```|$)/g, ' ')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Truncates a text for a preview, after a whole sentence if possible. */
export function previewTextOf(text: string, most = maxPreviewLength): string {
  if (text.length <= most) return text;
  const part = text.slice(0, most);
  const end = part.search(/[.!?] (?![\s\S]*[.!?] )/);
  return end > most / 3 ? part.slice(0, end + 1) : `${part.replace(/\s+\S*$/, '')} …`;
}
