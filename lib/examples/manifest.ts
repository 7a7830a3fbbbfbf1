import { generatedFiles } from '@/lib/generated/files';
import { readGeneratedJson, readGeneratedText } from '@/lib/generated/read';
import { withBase, withoutBase } from '@/lib/routes/base';
import { writeModuleList } from '@/lib/routes/module-list';
import { appIdOf } from './app-id';
import { type LiveManifest, liveManifestSchema } from './schema';

let manifest: LiveManifest | undefined;

/** Where the runtime, its chunks and the stylesheet of the examples are served. */
export function liveManifest(): LiveManifest {
  return (manifest ??= served(
    readGeneratedJson(generatedFiles.examples.manifest, liveManifestSchema),
  ));
}

/** The manifest says where files lie in the export, wherever that is put. */
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

/** The module that mounts an example. */
export function runtimeOf(id: string): string {
  const { runtime, ownRuntimes } = liveManifest();
  return ownRuntimes?.[id] ?? runtime;
}

/** The attributes by which an element of the page starts an example. */
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
 * @param copy sets its ids apart from those of the same example elsewhere on the page
 */
export function prerenderedHtml(id: string, copy?: string): string {
  const html = readGeneratedText(generatedFiles.examples.html(id));
  // Angular numbers what it names after the application; the attributes of its styles go on with a letter.
  const appId = appIdOf(id);
  return copy === undefined
    ? html
    : html.replaceAll(new RegExp(`${appId}(?=-?\\d)`, 'g'), `${appId}-${copy}-`);
}
