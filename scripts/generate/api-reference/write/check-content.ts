import type { DocItem } from '@/content/types';
import type { ApiDoc } from '@/lib/api/model';
import { hasApi } from '@/lib/catalogue/items';
import { docIdsOfEntryPoint } from '../read/doc-ids';

/**
 * Checks that the catalogue and the packages match: an item shows every document, and every document of an
 * item exists.
 *
 * @throws an error with the entry point, or with the item and the document
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

/** Returns a function that checks whether any item shows a document of an entry point. */
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
