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

const here = 'scripts/generate/anatomy';
const served = 'public/live';
/** What drawings are made with beside this step's code. */
const others = ['app/styles/tokens.css', 'scripts/generate/live-examples/workspace/src/main.ts'];

const nameOf = ({ packageName, item }: PackageAnatomy) => anatomyName({ packageName, id: item });
const fileOf = (name: string, ending: 'svg' | 'stamp') =>
  join(generatedFiles.anatomy, `${name}.${ending}`);

/**
 * Everything a drawing depends on; names of bundles and style sheets change with what is in them. That of the
 * runtime changes with every example's, so what it is made of counts instead.
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
  const files = listFiles(here).filter((file) => !file.endsWith('.test.ts'));
  return fingerprintOfFiles([...files.map((file) => join(here, file)), ...others]);
}

/** Rows whose drawing is missing, or of something that has changed since. These drawings are removed. */
export function stalesOf(anatomies: readonly PackageAnatomy[]): readonly PackageAnatomy[] {
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

/** Writes a drawing and its figures, stamped with what they were made of. */
export function keepDrawing(anatomy: PackageAnatomy, { svg, viewBox, parts }: Drawing): void {
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

/** Removes drawings of rows that are gone. */
export function removeOthers(anatomies: readonly PackageAnatomy[]): void {
  const wanted = new Set(anatomies.map(nameOf));
  for (const file of readdirSync(generatedFiles.anatomy)) {
    if (!wanted.has(basename(file).replace(/\.\w+$/, '')))
      rmSync(join(generatedFiles.anatomy, file));
  }
}

/** Puts the drawings where they are served. The examples' build empties that folder. */
export function serveDrawings(anatomies: readonly PackageAnatomy[]): {
  count: number;
  bytes: number;
} {
  const wanted = new Map(
    anatomies.flatMap((anatomy) => {
      const { packageName, item } = anatomy;
      const drawing = anatomyOf({ packageName, id: item });
      return drawing ? [[drawing.file, fileOf(nameOf(anatomy), 'svg')] as const] : [];
    }),
  );
  for (const file of readdirSync(served)) {
    if (/-anatomy\.\w+\.svg$/.test(file) && !wanted.has(file)) rmSync(join(served, file));
  }
  let bytes = 0;
  for (const [file, from] of wanted) {
    copyFileSync(from, join(served, file));
    bytes += readFileSync(from).length;
  }
  return { count: wanted.size, bytes };
}
