import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPlayground } from '@/lib/examples/playground';
import type { ExampleCode, LiveManifest } from '@/lib/examples/schema';
import { writeModuleList } from '@/lib/routes/module-list';
import { fingerprint } from '@/scripts/shared/stamp';
import { codeFiles } from './code-files';
import type { Prerendered } from './prerender';
import type { ScannedExample } from './scan-folder';
import { servedPath } from './served-path';

interface Fragments extends Pick<LiveManifest, 'stages' | 'code'> {
  /** The highlighted files, by example id. */
  files: ReadonlyMap<string, ExampleCode>;
}

/** Returns the paths of the files that an example needs, by its id. */
interface Needs {
  modulesOf: (id: string) => readonly string[];
  sheetsOf: (id: string) => readonly string[];
  /** Highlights the code of an example. */
  codeOf?: (example: ScannedExample) => Promise<ExampleCode>;
}

/**
 * Writes the files that pages fetch for single examples: the HTML of a stage if the page omits it, and the
 * source code when a visitor opens it. File names are fixed, so that a page of an earlier build can still
 * fetch them. Their URLs have a version in the query.
 *
 * @param served the folder that is served as `/live`
 */
export async function writeFragments(
  scanned: readonly ScannedExample[],
  pages: readonly Pick<Prerendered, 'id' | 'html'>[],
  { modulesOf, sheetsOf, codeOf = codeFiles }: Needs,
  served: string,
): Promise<Fragments> {
  const write = (name: string, value: unknown) => {
    const text = JSON.stringify(value);
    writeFileSync(join(served, name), text);
    // Five characters are enough to distinguish versions of a file. A page can contain 70 of these URLs.
    return `${servedPath(name)}?v=${fingerprint(text).slice(0, 5)}`;
  };
  for (const folder of ['stages', 'code']) mkdirSync(join(served, folder), { recursive: true });

  const stages = pages.map(
    ({ id, html }) =>
      [
        id,
        write(`stages/${id}.json`, {
          html,
          modules: writeModuleList(modulesOf(id)),
          sheets: sheetsOf(id).join(' '),
        }),
      ] as const,
  );
  const files = new Map<string, ExampleCode>();
  const code: Record<string, string> = {};
  for (const item of scanned) {
    const { id } = item.example;
    // A playground generates its code from its settings.
    if (isPlayground(id)) continue;
    const highlighted = await codeOf(item);
    files.set(id, highlighted);
    code[id] = write(`code/${id}.json`, highlighted);
  }
  return { stages: Object.fromEntries(stages), code, files };
}
