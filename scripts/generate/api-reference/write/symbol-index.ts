import { type ApiDoc, apiSchemaVersion } from '@/lib/api/model';
import type { SymbolIndex } from '@/lib/api/symbol-index';
import { symbolUrl } from '@/lib/api/symbol-url';
import { compareText } from '@/scripts/shared/compare-text';

/** Builds the index of all symbols, sorted by name and then by document. */
export function buildSymbolIndex(docs: readonly ApiDoc[]): SymbolIndex {
  const symbols = docs.flatMap((doc) =>
    doc.symbols.map(({ name, kind }) => ({
      name,
      kind,
      docId: doc.id,
      url: symbolUrl(`${doc.id}#${name}`),
    })),
  );
  return {
    schemaVersion: apiSchemaVersion,
    docIds: docs.map(({ id }) => id),
    symbols: symbols.sort((a, b) => compareText(a.name, b.name) || compareText(a.docId, b.docId)),
  };
}
