import { generatedFiles } from '@/lib/generated/files';
import { readGeneratedJson } from '@/lib/generated/read';
import { requireExample } from './catalogue';
import { regionOf } from './regions';
import { sourcesSchema } from './schema';
import { shownCode } from './shown-code';

export interface ExampleFile {
  name: string;
  text: string;
}

const cache = new Map<string, Readonly<Record<string, string>>>();

function load(id: string): Readonly<Record<string, string>> {
  let files = cache.get(id);
  if (!files) {
    files = readGeneratedJson(
      generatedFiles.examples.sources(requireExample(id).id),
      sourcesSchema,
    );
    cache.set(id, files);
  }
  return files;
}

/**
 * The text of one file of an example, without what only this site reads.
 *
 * @param region returns only the lines of this `#docregion`
 * @throws when the example, the file or the region does not exist
 */
export function readExampleSource(id: string, file: string, region?: string): string {
  const text = load(id)[file];
  if (text === undefined) throw new Error(`The example "${id}" has no file "${file}"`);
  if (region === undefined) return shownCode(text).trimEnd();
  const lines = regionOf(text, region);
  if (lines === undefined) throw new Error(`${file} of "${id}" has no region "${region}"`);
  return shownCode(lines).trimEnd();
}

/** Whether an existing file of an example has this `#docregion`. */
export function hasRegion(id: string, file: string, region: string): boolean {
  return regionOf(load(id)[file] ?? '', region) !== undefined;
}

/** All files of an example in the order of their tabs. */
export function readExampleFiles(id: string): readonly ExampleFile[] {
  return requireExample(id).files.map((name) => ({ name, text: readExampleSource(id, name) }));
}
