import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { withoutBase } from '@/lib/routes/base';
import { searchPaths } from '@/lib/routes/search-paths';
import { createEngine, type SearchAnswer } from '@/lib/search/engine';
import { previewAmong } from '@/lib/search/previews';
import { readRecords, type SearchRecord } from '@/lib/search/records';
import { previewFileOf, type SearchPreview, toManifest, toPreviews } from '@/lib/search/shards';
import { readPostings } from '@/lib/search/word-index';

/** A search index that is read from the disk. */
export interface LocalIndex {
  /** Returns the results that a browser shows after it has fetched all files the query needs. */
  search: (query: string) => SearchAnswer;
  /** The number of bytes, after gzip, that the first query of a visitor downloads. */
  bytesFor: (query: string) => number;
  records: readonly SearchRecord[];
  /** Returns what the search shows beside a result. */
  previewOf: (record: SearchRecord) => SearchPreview | undefined;
}

/**
 * Opens a built search index on the disk.
 *
 * @param root the root folder of the served site
 * @throws when a file is missing or malformed
 */
export function openIndex(root: string): LocalIndex {
  const list = readFileSync(join(root, withoutBase(searchPaths.manifest)), 'utf8');
  const manifest = toManifest(JSON.parse(list));
  const read = (file: string) =>
    readFileSync(join(root, withoutBase(searchPaths.shards), file), 'utf8');
  const names = read(manifest.names);
  const records = readRecords(names);
  const engine = createEngine(records);
  const base = gzipSync(list).length + gzipSync(names).length;
  const emptyEngine = createEngine([]);
  const addMissing = (query: string) => {
    for (const shard of engine.missingTexts(query)) {
      engine.addText(shard, readPostings(read(manifest.texts[shard] ?? '')));
    }
  };
  return {
    search: (query) => {
      addMissing(query);
      return engine.search(query);
    },
    bytesFor: (query) =>
      emptyEngine
        .missingTexts(query)
        .reduce((sum, shard) => sum + gzipSync(read(manifest.texts[shard] ?? '')).length, base),
    records,
    previewOf: ({ id }) => {
      const file = previewFileOf(manifest, id);
      const previews = file === undefined ? [] : toPreviews(JSON.parse(read(file)));
      return previewAmong(previews, records, id);
    },
  };
}
