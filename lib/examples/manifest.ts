import { readGenerated, readGeneratedJson } from './generated';
import { liveManifestSchema, type LiveManifest } from './schema';

let manifest: LiveManifest | undefined;

/** Where the runtime, its chunks and the stylesheet of the examples are served. */
export function liveManifest(): LiveManifest {
  return (manifest ??= readGeneratedJson('manifest.json', liveManifestSchema));
}

/** The HTML of a live example as Angular rendered it at build time. */
export function prerenderedHtml(id: string): string {
  return readGenerated(`html/${id}.html`);
}
