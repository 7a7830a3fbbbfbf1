import type { DocItem } from '@/content/types';
import { allItems } from '@/lib/catalogue/items';
import { paths } from '@/lib/routes/paths';

let owners: ReadonlyMap<string, DocItem> | undefined;

function ownersByDoc(): ReadonlyMap<string, DocItem> {
  const map = new Map<string, DocItem>();
  for (const item of allItems()) {
    for (const docId of [item.apiDocId, ...item.additionalApiDocs.map(({ path }) => path)]) {
      if (!map.has(docId)) map.set(docId, item);
    }
  }
  return map;
}

/** The doc item whose API page shows the document; nothing when no item does. */
export function itemOfApiDoc(docId: string): DocItem | undefined {
  owners ??= ownersByDoc();
  return owners.get(docId);
}

/**
 * URL of a symbol or member.
 *
 * @param ref `docId#anchor`, as in the model
 * @throws when the reference is malformed or no item shows the document
 */
export function symbolUrl(ref: string): string {
  const [docId, anchor, ...rest] = ref.split('#');
  if (!docId || !anchor || rest.length > 0) {
    throw new Error(`API reference "${ref}": expected docId#anchor`);
  }
  const item = itemOfApiDoc(docId);
  if (!item) throw new Error(`API reference "${ref}": no doc item shows the document ${docId}`);
  return `${paths.item(item, 'api')}#${anchor}`;
}
