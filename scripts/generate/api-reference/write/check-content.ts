import type { DocItem } from '@/content/types';
import type { ApiDoc } from '@/lib/api/model';
import { hasApi } from '@/lib/catalogue/items';
import { docIdsOfEntryPoint } from '../read/doc-ids';

/**
 * Checks that the catalogue and the packages agree: every document is shown by an item, and every
 * document that an item names exists.
 *
 * @throws naming the entry point, or the item and the document
 */
export function checkAgainstContent(docs: readonly ApiDoc[], items: readonly DocItem[]): void {
  const shown = itemsByDoc(items);
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

/** Whether an item shows a document that an entry point feeds. */
export function isShownBy(items: readonly DocItem[]): (specifier: string) => boolean {
  const shown = itemsByDoc(items);
  return (specifier) => docIdsOfEntryPoint(specifier).some((id) => shown.has(id));
}

function itemsByDoc(items: readonly DocItem[]): ReadonlyMap<string, DocItem> {
  return new Map(
    items
      .filter(hasApi)
      .flatMap((item) =>
        [item.apiDocId, ...item.additionalApiDocs.map(({ path }) => path)].map((id) => [id, item]),
      ),
  );
}
