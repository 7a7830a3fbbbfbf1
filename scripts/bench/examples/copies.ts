import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { library } from '@/lib/catalogue/library';
import { classNameOf } from '@/scripts/generate/live-examples/layout';
import type { ScannedExample } from '@/scripts/generate/live-examples/scan-folder';

/**
 * Fills a folder with `count` examples: the real ones, then copies with new names. Copies are complete
 * examples with their own class, selector and files.
 */
export function writeCopies(
  scanned: readonly ScannedExample[],
  examplesRoot: string,
  dir: string,
  count: number,
): void {
  rmSync(dir, { recursive: true, force: true });
  cpSync(examplesRoot, dir, { recursive: true });
  const live = scanned.filter(({ example }) => example.kind === 'live');
  for (let made = scanned.length; made < count; made++) {
    const original = live[made % live.length];
    if (original) writeCopy(original, dir, `copy${made}`);
  }
}

function writeCopy({ example, folder }: ScannedExample, dir: string, suffix: string): void {
  const id = `${example.id}-${suffix}`;
  const target = join(dir, dirname(example.packagePath), id);
  mkdirSync(target, { recursive: true });
  for (const name of readdirSync(folder)) {
    const text = readFileSync(join(folder, name), 'utf8')
      .replaceAll(`${example.id}-example`, `${id}-example`)
      .replaceAll(classNameOf(example.id, library.examples), classNameOf(id, library.examples));
    writeFileSync(join(target, name.replace(`${example.id}-example`, `${id}-example`)), text);
  }
}
