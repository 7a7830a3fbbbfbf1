import type { DocItem } from '@/content/types';
import type { ApiDoc } from './model';
import { readApiDoc } from './read-doc';

/** One API document as shown on an item's API page. */
export interface ItemApiDoc {
  /** Heading above the document; the item's main document has none. */
  heading?: string;
  doc: ApiDoc;
}

type ApiFields = Pick<DocItem, 'apiDocId' | 'additionalApiDocs'>;

/**
 * The API documents of an item in page order: the main one, then the additional ones as the catalogue
 * lists them. Documents without symbols and re-exports are left out.
 *
 * @throws when a document is missing or malformed
 */
export function apiDocsOf(item: ApiFields): ItemApiDoc[] {
  const all: ItemApiDoc[] = [
    { doc: readApiDoc(item.apiDocId) },
    ...item.additionalApiDocs.map(({ name, path }) => ({ heading: name, doc: readApiDoc(path) })),
  ];
  return all.filter(({ doc }) => doc.symbols.length > 0 || doc.reexports.length > 0);
}
