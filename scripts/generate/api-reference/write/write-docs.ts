import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiDoc } from '@/lib/api/model';
import { buildSymbolIndex } from './symbol-index';

/** Writes the documents and their index into a folder, and removes all other files. */
export function writeDocs(docs: readonly ApiDoc[], folder: string): void {
  mkdirSync(folder, { recursive: true });
  const files = new Map<string, unknown>(docs.map((doc) => [`${doc.id}.json`, doc]));
  files.set('index.json', buildSymbolIndex(docs));
  for (const [name, value] of files) {
    writeFileSync(join(folder, name), `${JSON.stringify(value, null, 1)}\n`);
  }
  // Removed last, so that pages that are rendered in the meantime find their documents.
  for (const name of readdirSync(folder)) if (!files.has(name)) rmSync(join(folder, name));
}
