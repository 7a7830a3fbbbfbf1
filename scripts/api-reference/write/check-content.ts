import type { DocItem } from '@/content/types';
import type { ApiDoc } from '@/lib/api/model';

/**
 * Checks that the catalogue and the packages agree: every document is shown by an item, and every
 * document that an item names exists.
 *
 * @throws naming the entry point, or the item and the document
 */
export function checkAgainstContent(docs: readonly ApiDoc[], items: readonly DocItem[]): void {
  const shown = new Map<string, DocItem>();
  for (const item of items) {
    for (const docId of [item.apiDocId, ...item.additionalApiDocs.map(({ path }) => path)]) {
      shown.set(docId, item);
    }
  }
  const hidden = docs.find(({ id }) => !shown.has(id));
  if (hidden) {
    throw new Error(
      `content/doc-items: no item shows the API of ${hidden.entryPoint}: expected an item with apiDocId or additionalApiDocs "${hidden.id}"`,
    );
  }
  const ids = new Set(docs.map(({ id }) => id));
  for (const [docId, item] of shown) {
    if (ids.has(docId)) continue;
    throw new Error(
      `content/doc-items: item "${item.id}" of ${item.packageName} names the API document "${docId}", which no entry point provides`,
    );
  }
}
