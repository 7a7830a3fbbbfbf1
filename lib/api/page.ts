import type { DocItem } from '@/content/types';
import { createSlugger } from '@/lib/markdown/headings';
import { paths } from '@/lib/routes/paths';
import { type Wording, wording } from '@/lib/words/word';
import { apiDocsOf, type ItemApiDoc } from './item-docs';
import { membersOf } from './members-of';
import { type ApiScope, apiScope, type MarksOf } from './scope';
import { templateParts } from './template-parts';

/** An API document as a part of an item's API page. */
export interface ApiPart extends ItemApiDoc {
  /** Id of the part's heading. */
  id: string;
  scope: ApiScope;
}

export interface ApiPage {
  parts: ApiPart[];
  /** Entries of "On this page": symbols, below the headings of additional documents. */
  entries: {
    id: string;
    text: string;
    depth: number;
    parts?: readonly ({ id: string } & Wording)[];
  }[];
  /** Number of members that the page shows. */
  rows: number;
}

/**
 * The API page of an item: its documents with their headings.
 *
 * @param marksOfDoc returns the history marks of a document, by its id
 * @throws when a document is missing or malformed, or when two elements of the page share an id
 */
export function apiPageOf(item: DocItem, marksOfDoc: (docId: string) => MarksOf): ApiPage {
  const path = paths.item(item, 'api');
  const slug = createSlugger();
  const parts = apiDocsOf(item).map((part) => ({
    ...part,
    id: slug(part.heading ?? 'api-reference'),
    scope: apiScope(path, marksOfDoc(part.doc.id)),
  }));
  const entries = parts.flatMap(({ id, heading, doc }) => [
    ...(heading === undefined ? [] : [{ id, text: heading, depth: 2 }]),
    ...doc.symbols.map((symbol) => ({
      id: symbol.name,
      text: symbol.name,
      depth: heading ? 3 : 2,
      parts: templateParts(symbol).map(({ id, text }) => ({ id, ...wording(text) })),
    })),
  ]);
  const seen = new Set<string>();
  const anchors = parts.flatMap(({ doc }) => doc.symbols.flatMap(membersOf));
  for (const id of [...entries.map((entry) => entry.id), ...anchors.map(({ anchor }) => anchor)]) {
    if (seen.has(id)) throw new Error(`${path}: two things have the id "${id}"`);
    seen.add(id);
  }
  const rows = parts
    .flatMap(({ doc }) => doc.symbols)
    .reduce((sum, s) => sum + membersOf(s).length, 0);
  return { parts, entries, rows };
}
