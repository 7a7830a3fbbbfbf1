import { patience } from '@/lib/browser/network/patience';
import { inPieces } from '@/lib/browser/scheduling/in-pieces';
import { searchPaths } from '@/lib/routes/search-paths';
import { createEngineInPieces, type SearchEngine } from '@/lib/search/engine';
import { readRecordsInPieces, type SearchRecord } from '@/lib/search/records';
import {
  previewFileOf,
  type SearchManifest,
  type SearchPreview,
  toManifest,
  toPreviews,
} from '@/lib/search/shards';
import { readPostingsInPieces } from '@/lib/search/word-index';

/** The search index as far as it has been loaded. */
export interface SearchIndex {
  engine: SearchEngine;
  /**
   * Loads the texts a query needs.
   *
   * @returns whether anything new came
   * @throws when a file does not arrive or is malformed; another call tries again
   */
  loadTexts: (query: string) => Promise<boolean>;
  /** What to show beside a result, if there is anything. @throws as `loadTexts` does */
  loadPreview: (id: number) => Promise<SearchPreview | undefined>;
}

let manifest: Promise<SearchManifest> | undefined;
let subjects: Promise<readonly SearchRecord[]> | undefined;
let index: Promise<SearchIndex> | undefined;

function loadManifest(): Promise<SearchManifest> {
  if (!manifest) {
    manifest = fetchFile(searchPaths.manifest).then(async (file) => toManifest(await file.json()));
    manifest.catch(() => (manifest = undefined));
  }
  return manifest;
}

const fetchShard = (file: string) => fetchFile(`${searchPaths.shards}/${file}`);

/**
 * Loads items and guides alone, with their other names; a twelfth of the index.
 *
 * @throws as {@link loadSearchIndex} does
 */
export function loadSubjects(): Promise<readonly SearchRecord[]> {
  if (!subjects) {
    subjects = loadManifest()
      .then(async (list) => (await fetchShard(list.subjects)).text())
      .then((text) => inPieces(readRecordsInPieces(text)));
    subjects.catch(() => (subjects = undefined));
  }
  return subjects;
}

/**
 * Loads what every query needs, once.
 *
 * @throws when it does not arrive or is malformed; another call tries again
 */
export function loadSearchIndex(): Promise<SearchIndex> {
  if (!index) {
    index = fetchIndex();
    index.catch(() => (index = undefined));
  }
  return index;
}

async function fetchFile(path: string): Promise<Response> {
  const response = await fetch(path, { signal: AbortSignal.timeout(patience) });
  if (!response.ok) throw new Error(`${path}: status ${response.status}`);
  return response;
}

async function fetchIndex(): Promise<SearchIndex> {
  const list = await loadManifest();
  const text = await (await fetchShard(list.names)).text();
  // Nobody may have asked yet: whoever points at the search is about to press it.
  const engine = await inPieces(createEngineInPieces(await inPieces(readRecordsInPieces(text))));

  const texts = new Map<number, Promise<void>>();
  const loadText = (shard: number): Promise<void> => {
    const loading = once(texts, shard, async () => {
      const response = await fetchShard(list.texts[shard] ?? '');
      engine.addText(shard, await inPieces(readPostingsInPieces(await response.text())));
    });
    return loading;
  };
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
      const shown = await once(previews, file, async () =>
        toPreviews(await (await fetchShard(file)).json()),
      );
      return shown.find((preview) => preview.id === id);
    },
  };
}

/** Starts a piece of work once for a key; a failure is not kept, so that it can be tried again. */
function once<Key, T>(started: Map<Key, Promise<T>>, key: Key, work: () => Promise<T>): Promise<T> {
  const running = started.get(key) ?? work();
  started.set(key, running);
  running.catch(() => started.delete(key));
  return running;
}
