import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPlayground } from '@/lib/examples/playground';
import type { ExampleCode, LiveManifest } from '@/lib/examples/schema';
import { writeModuleList } from '@/lib/routes/module-list';
import { fingerprint } from '@/scripts/shared/stamp';
import { codeFiles } from './code-files';
import { placeOf } from './place-of';
import type { Prerendered } from './prerender';
import type { ScannedExample } from './scan-folder';

interface Fragments extends Pick<LiveManifest, 'stages' | 'code'> {
  /** Highlighted files by example. */
  files: ReadonlyMap<string, ExampleCode>;
}

/** Where the files lie that an example needs, by its id. */
interface Needs {
  modulesOf: (id: string) => readonly string[];
  sheetsOf: (id: string) => readonly string[];
}

/**
 * Writes what pages fetch of single examples: what stands on a stage, where a page has left it out, and
 * the source, when someone wants to read it. The name of a file stays, so that a page of an earlier build
 * finds it too; its address has the version behind it.
 *
 * @param served folder that is served as `/live`
 */
export async function writeFragments(
  scanned: readonly ScannedExample[],
  pages: readonly Pick<Prerendered, 'id' | 'html'>[],
  { modulesOf, sheetsOf }: Needs,
  served: string,
): Promise<Fragments> {
  const write = (name: string, value: unknown) => {
    const text = JSON.stringify(value);
    writeFileSync(join(served, name), text);
    // Enough to tell two versions of one file apart; a page may name seventy of them.
    return `${placeOf(name)}?v=${fingerprint(text).slice(0, 5)}`;
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
    // A playground shows the code of its settings.
    if (isPlayground(id)) continue;
    const highlighted = await codeFiles(item);
    files.set(id, highlighted);
    code[id] = write(`code/${id}.json`, highlighted);
  }
  return { stages: Object.fromEntries(stages), code, files };
}
