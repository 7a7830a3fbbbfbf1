import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { withoutBase } from '@/lib/routes/base';
import { searchPaths } from '@/lib/routes/search-paths';
import type { SearchManifest } from '@/lib/search/shards';
import type { Shards } from './shards';

/** The sizes of the written files, in bytes after gzip. */
export interface IndexSizes {
  manifest: number;
  names: number;
  texts: readonly number[];
  previews: readonly number[];
}

/**
 * Writes the search index and removes the previous one. The names of the shards contain a hash of their
 * content. The manifest, which lists them, has a fixed name.
 *
 * @param root the root folder of the served site
 */
export function writeIndex(shards: Shards, root: string): IndexSizes {
  const folder = join(root, withoutBase(searchPaths.shards));
  const list = join(root, withoutBase(searchPaths.manifest));
  rmSync(dirname(list), { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const write = (name: string, extension: string, text: string) => {
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
    const file = `${name}-${hash}.${extension}`;
    writeFileSync(join(folder, file), text);
    return { file, size: gzipSync(text).length };
  };
  const names = write('names', 'txt', shards.names);
  const subjects = write('subjects', 'txt', shards.subjects);
  const texts = shards.texts.map((text, at) => write(`text-${at}`, 'txt', text));
  const previews = shards.previews.map(({ first, previews: list }) => ({
    first,
    ...write(`previews-${first}`, 'json', JSON.stringify(list)),
  }));
  const manifest: SearchManifest = {
    names: names.file,
    subjects: subjects.file,
    texts: texts.map(({ file }) => file),
    previews: previews.map(({ first, file }) => ({ first, file })),
  };
  for (const { page, cards } of shards.cards) {
    const file = join(root, withoutBase(searchPaths.cards(page)));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(cards));
  }
  const text = JSON.stringify(manifest);
  writeFileSync(list, text);
  return {
    manifest: gzipSync(text).length,
    names: names.size,
    texts: texts.map(({ size }) => size),
    previews: previews.map(({ size }) => size),
  };
}
