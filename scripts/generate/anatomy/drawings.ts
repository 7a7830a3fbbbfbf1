import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { anatomyName, type PackageAnatomy } from '@/lib/anatomy/anatomies';
import { type AnatomyDrawing, anatomyOf } from '@/lib/anatomy/drawing';
import { liveManifest } from '@/lib/examples/manifest';
import { generatedFiles } from '@/lib/generated/files';
import { withoutBase } from '@/lib/routes/base';
import { listFiles } from '@/scripts/shared/list-files';
import { fingerprint, fingerprintOfFiles, isStamped, writeStamp } from '@/scripts/shared/stamp';
import type { Drawing } from './draw/draw-anatomy';

const codeFolder = 'scripts/generate/anatomy';
const servedFolder = 'public/live';
/** Files outside of this folder that affect all drawings. */
const otherInputs = [
  'app/styles/tokens.css',
  'scripts/generate/live-examples/workspace/src/main.ts',
];

const nameOf = ({ packageName, item }: PackageAnatomy) => anatomyName({ packageName, id: item });
const fileOf = (name: string, ending: 'svg' | 'stamp') =>
  join(generatedFiles.anatomy, `${name}.${ending}`);

/**
 * A fingerprint of everything a drawing depends on. The names of bundles and stylesheets contain a hash of
 * their content. The runtime is excluded, because its name changes with every example; its source file is in
 * `otherInputs`.
 */
function stampOf(anatomy: PackageAnatomy, code: string): string {
  const { runtime, base, sheets, examples } = liveManifest();
  const modules = [...base, ...(examples[anatomy.example] ?? [])].filter(
    (file) => file !== runtime,
  );
  const files = [...modules, ...(sheets[anatomy.example] ?? [])];
  return fingerprint(code, JSON.stringify([anatomy, files.map(withoutBase)]));
}

function codeStamp(): string {
  const files = listFiles(codeFolder).filter((file) => !file.endsWith('.test.ts'));
  return fingerprintOfFiles([...files.map((file) => join(codeFolder, file)), ...otherInputs]);
}

/**
 * Removes the drawings whose inputs have changed.
 *
 * @returns the rows without an up-to-date drawing
 */
export function removeStaleDrawings(
  anatomies: readonly PackageAnatomy[],
): readonly PackageAnatomy[] {
  const code = codeStamp();
  const stale = anatomies.filter(
    (anatomy) => !isStamped(fileOf(nameOf(anatomy), 'stamp'), stampOf(anatomy, code)),
  );
  for (const name of stale.map(nameOf)) {
    rmSync(generatedFiles.anatomyOf(name), { force: true });
    rmSync(fileOf(name, 'stamp'), { force: true });
  }
  return stale;
}

/** Writes a drawing, its measurements, and a stamp of its inputs. */
export function writeDrawing(anatomy: PackageAnatomy, { svg, viewBox, parts }: Drawing): void {
  const name = nameOf(anatomy);
  const hash = fingerprint(svg).slice(0, 10);
  const drawing = {
    file: `${name}-anatomy.${hash}.svg`,
    viewBox: [...viewBox],
    parts: parts.map(({ words, ...part }) => ({ ...part, words: [...words] })),
  } satisfies AnatomyDrawing;
  writeFileSync(fileOf(name, 'svg'), svg);
  writeFileSync(generatedFiles.anatomyOf(name), `${JSON.stringify(drawing, null, 1)}\n`);
  writeStamp(fileOf(name, 'stamp'), stampOf(anatomy, codeStamp()));
}

/** Removes the drawings of rows that no longer exist. */
export function removeObsoleteDrawings(anatomies: readonly PackageAnatomy[]): void {
  const names = new Set(anatomies.map(nameOf));
  for (const file of readdirSync(generatedFiles.anatomy)) {
    if (!names.has(basename(file).replace(/\.\w+$/, '')))
      rmSync(join(generatedFiles.anatomy, file));
  }
}

/**
 * Copies the drawings into the folder that is served. Must run after the build of the examples, which empties
 * it.
 *
 * @returns the number of drawings and their total size in bytes
 */
export function publishDrawings(anatomies: readonly PackageAnatomy[]): {
  count: number;
  bytes: number;
} {
  const drawings = new Map(
    anatomies.flatMap((anatomy) => {
      const { packageName, item } = anatomy;
      const drawing = anatomyOf({ packageName, id: item });
      return drawing ? [[drawing.file, fileOf(nameOf(anatomy), 'svg')] as const] : [];
    }),
  );
  for (const file of readdirSync(servedFolder)) {
    if (/-anatomy\.\w+\.svg$/.test(file) && !drawings.has(file)) rmSync(join(servedFolder, file));
  }
  let bytes = 0;
  for (const [file, from] of drawings) {
    copyFileSync(from, join(servedFolder, file));
    bytes += readFileSync(from).length;
  }
  return { count: drawings.size, bytes };
}
