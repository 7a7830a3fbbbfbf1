import type { RecordFacts, SearchPage } from '@/lib/search/records';
import type { SearchPreview } from '@/lib/search/shards';

/** A record with what the index keeps apart from its name. */
export interface GatheredRecord extends RecordFacts {
  /** Text it is also found by. */
  body?: string | undefined;
  preview?: Omit<SearchPreview, 'id'>;
}

/** A page with what can be found on it. */
export interface GatheredPage {
  page: SearchPage;
  /** Its section within a sentence: "the components". */
  sectionInWords: string;
  records: readonly GatheredRecord[];
}

/** Longest text a preview shows, in characters. */
const longestPreview = 240;

/** Markdown as plain text on one line, without its code blocks. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/```[\s\S]*?(?:```|$)/g, ' ')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The beginning of a text: whole sentences as far as they fit, at least a part of the first. */
export function beginningOf(text: string): string {
  if (text.length <= longestPreview) return text;
  const part = text.slice(0, longestPreview);
  const end = part.search(/[.!?] (?![\s\S]*[.!?] )/);
  return end > longestPreview / 3 ? part.slice(0, end + 1) : `${part.replace(/\s+\S*$/, '')} …`;
}
