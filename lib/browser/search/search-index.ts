import { loadOnce } from '@/lib/browser/network/load-once';
import { fetchJson, fetchText } from '@/lib/browser/network/request';
import { yieldToMain } from '@/lib/browser/scheduling/yield-to-main';
import { searchPaths } from '@/lib/routes/search-paths';
import { createEngineInPieces, type SearchEngine } from '@/lib/search/engine';
import type { Pieces } from '@/lib/search/pieces';
import { previewAmong } from '@/lib/search/previews';
import { readRecordsInPieces, type SearchRecord } from '@/lib/search/records';
import {
  previewFileOf,
  type SearchManifest,
  type SearchPreview,
  toManifest,
  toPreviews,
} from '@/lib/search/shards';
import { readPostingsInPieces } from '@/lib/search/word-index';

/** The loaded part of the search index. */
export interface SearchIndex {
  engine: SearchEngine;
  /**
   * Loads the texts that a query needs.
   *
   * @returns whether anything was loaded
   * @throws when a file does not load or is malformed; the next call retries
   */
  loadTexts: (query: string) => Promise<boolean>;
  /** Loads the preview of a result, if it has one. @throws as `loadTexts` does */
  loadPreview: (id: number) => Promise<SearchPreview | undefined>;
}

const manifests = new Map<string, Promise<SearchManifest>>();
const subjects = new Map<string, Promise<readonly SearchRecord[]>>();
const indexes = new Map<string, Promise<SearchIndex>>();

const { manifest } = searchPaths;
const loadManifest = () =>
  loadOnce(manifests, manifest, async () => toManifest(await fetchJson(manifest)));

const fetchShard = (file: string) => fetchText(`${searchPaths.shards}/${file}`);

/** Milliseconds of work before yielding to the browser, so that it can paint and handle input. */
const maxTaskTime = 8;

/** Runs long work in short tasks. */
async function inShortTasks<Made>(work: Pieces<Made>): Promise<Made> {
  for (let end = performance.now() + maxTaskTime; ;) {
    const { done, value } = work.next();
    if (done === true) return value;
    if (performance.now() < end) continue;
    await yieldToMain();
    end = performance.now() + maxTaskTime;
  }
}

/**
 * Loads only items and guides with their synonyms: a twelfth of the index.
 *
 * @throws as {@link loadSearchIndex} does
 */
export function loadSubjects(): Promise<readonly SearchRecord[]> {
  return loadOnce(subjects, manifest, async () => {
    const list = await loadManifest();
    return inShortTasks(readRecordsInPieces(await fetchShard(list.subjects)));
  });
}

/**
 * Loads the part of the index that every query needs, once.
 *
 * @throws when a file does not load or is malformed; the next call retries
 */
export function loadSearchIndex(): Promise<SearchIndex> {
  return loadOnce(indexes, manifest, fetchIndex);
}

async function fetchIndex(): Promise<SearchIndex> {
  const list = await loadManifest();
  const text = await fetchShard(list.names);
  // In short tasks, because this starts when the pointer is on the search button, before the press.
  const engine = await inShortTasks(
    createEngineInPieces(await inShortTasks(readRecordsInPieces(text))),
  );

  const texts = new Map<number, Promise<void>>();
  const loadText = (shard: number) =>
    loadOnce(texts, shard, async () => {
      const text = await fetchShard(list.texts[shard] ?? '');
      engine.addText(shard, await inShortTasks(readPostingsInPieces(text)));
    });
  const previews = new Map<string, Promise<readonly SearchPreview[]>>();

  return {
    engine,
    loadTexts: async (query) => {
      const missing = engine.missingTexts(query);
      await Promise.all(missing.map(loadText));
      return missing.length > 0;
    },
    loadPreview: async (id) => {
      const file = previewFileOf(list, id);
      if (file === undefined) return undefined;
      const shown = await loadOnce(previews, file, async () =>
        toPreviews(JSON.parse(await fetchShard(file))),
      );
      return previewAmong(shown, engine.records, id);
    },
  };
}
