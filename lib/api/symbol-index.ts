import { z } from 'zod';
import { generatedFiles } from '@/lib/generated/files';
import { readGeneratedJson } from '@/lib/generated/read';
import { apiSchemaVersion } from './model';
import { symbolKinds } from './symbol-model';

const symbolIndexEntrySchema = z.strictObject({
  name: z.string().min(1),
  kind: z.enum(symbolKinds),
  docId: z.string().min(1),
  url: z.string().startsWith('/'),
});

/** Every documented symbol, sorted by name, then document id; a name can occur in several documents. */
const symbolIndexSchema = z.strictObject({
  schemaVersion: z.literal(apiSchemaVersion),
  docIds: z.array(z.string().min(1)),
  symbols: z.array(symbolIndexEntrySchema),
});

export type SymbolIndexEntry = z.infer<typeof symbolIndexEntrySchema>;
export type SymbolIndex = z.infer<typeof symbolIndexSchema>;

let index: SymbolIndex | undefined;
let byName: ReadonlyMap<string, readonly SymbolIndexEntry[]> | undefined;

function readIndex(): SymbolIndex {
  index ??= readGeneratedJson(generatedFiles.apiIndex, symbolIndexSchema);
  return index;
}

/** Ids of all API documents, sorted. */
export function apiDocIds(): readonly string[] {
  return readIndex().docIds;
}

/**
 * All documented symbols by name; a name has several entries when several documents contain it.
 *
 * @throws when the index is missing or malformed
 */
export function apiSymbolIndex(): ReadonlyMap<string, readonly SymbolIndexEntry[]> {
  if (!byName) {
    const map = new Map<string, SymbolIndexEntry[]>();
    for (const entry of readIndex().symbols) {
      map.set(entry.name, [...(map.get(entry.name) ?? []), entry]);
    }
    byName = map;
  }
  return byName;
}
