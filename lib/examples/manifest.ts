import { generatedFiles } from '@/lib/generated/files';
import { readGeneratedJson, readGeneratedText } from '@/lib/generated/read';
import { withBase, withoutBase } from '@/lib/routes/base';
import { writeModuleList } from '@/lib/routes/module-list';
import { appIdOf } from './app-id';
import { type LiveManifest, liveManifestSchema } from './schema';

let manifest: LiveManifest | undefined;

/** The URLs of the runtime, its chunks and the stylesheets of the examples. */
export function liveManifest(): LiveManifest {
  return (manifest ??= served(
    readGeneratedJson(generatedFiles.examples.manifest, liveManifestSchema),
  ));
}

/** Adds the base path: the manifest contains paths within the export. */
function served(manifest: LiveManifest): LiveManifest {
  const { runtime, ownRuntimes = {}, sheets, base, examples, stages, code } = manifest;
  const all = (files: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(files).map(([key, file]) => [key, withBase(file)]));
  const allLists = (lists: Readonly<Record<string, readonly string[]>>) =>
    Object.fromEntries(Object.entries(lists).map(([id, files]) => [id, files.map(withBase)]));
  return {
    runtime: withBase(runtime),
    ownRuntimes: all(ownRuntimes),
    sheets: allLists(sheets),
    base: base.map(withBase),
    examples: allLists(examples),
    stages: all(stages),
    code: all(code),
  };
}

/** The URL of the module that mounts an example. */
export function runtimeOf(id: string): string {
  const { runtime, ownRuntimes } = liveManifest();
  return ownRuntimes?.[id] ?? runtime;
}

/** The attributes that make an element of the page start an example. */
export function liveAttributes(id: string): { example: string; runtime: string; modules: string } {
  const { base, examples } = liveManifest();
  return {
    example: id,
    runtime: runtimeOf(id),
    modules: writeModuleList([...base, ...(examples[id] ?? [])].map(withoutBase)),
  };
}

/**
 * The HTML of a live example as Angular rendered it at build time.
 *
 * @param copy a suffix that makes its ids differ from those of the same example elsewhere on the page
 */
export function prerenderedHtml(id: string, copy?: string): string {
  const html = readGeneratedText(generatedFiles.examples.html(id));
  // In ids a number follows the application's id; in attributes that scope styles, a letter follows.
  const appId = appIdOf(id);
  return copy === undefined
    ? html
    : html.replaceAll(new RegExp(`${appId}(?=-?\\d)`, 'g'), `${appId}-${copy}-`);
}
