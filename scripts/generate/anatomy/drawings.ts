import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { anatomyName, type PackageAnatomy } from '@/lib/anatomy/anatomies';
import { type AnatomyDrawing, anatomyOf } from '@/lib/anatomy/drawing';
import { generatedFiles } from '@/lib/generated/files';
import { measuresOf } from '@/lib/measured/measures';
import { fingerprint } from '@/scripts/shared/stamp';
import { drawAnatomy } from './draw/draw-anatomy';
import { partsOf } from './draw/parts-of';

const servedFolder = 'public/live';

const itemOf = ({ packageName, item }: PackageAnatomy) => ({ packageName, id: item });
const svgOf = (name: string) => join(generatedFiles.anatomy, `${name}.svg`);

/**
 * Draws a component and writes the drawing and the measures of its parts, or removes an older drawing.
 *
 * @returns why there is no drawing: what was not measured
 */
export function draw(anatomy: PackageAnatomy): string | undefined {
  const name = anatomyName(itemOf(anatomy));
  const measured = measuresOf(itemOf(anatomy))?.anatomy;
  const { parts: found, missing } = partsOf(anatomy, measured?.parts ?? []);
  mkdirSync(generatedFiles.anatomy, { recursive: true });
  if (!measured || missing !== undefined) {
    rmSync(generatedFiles.anatomyOf(name), { force: true });
    rmSync(svgOf(name), { force: true });
    return `${anatomy.packageName} ${anatomy.item}: ${missing ?? 'it'} was not measured`;
  }
  const { svg, viewBox, parts } = drawAnatomy(anatomy, { ...measured, parts: found });
  const drawing = {
    file: `${name}-anatomy.${fingerprint(svg).slice(0, 10)}.svg`,
    viewBox: [...viewBox],
    parts: parts.map(({ words, ...part }) => ({ ...part, words: [...words] })),
  } satisfies AnatomyDrawing;
  writeFileSync(svgOf(name), svg);
  writeFileSync(generatedFiles.anatomyOf(name), `${JSON.stringify(drawing, null, 1)}\n`);
  return undefined;
}

/** Removes the drawings of rows that no longer exist. */
export function removeObsoleteDrawings(anatomies: readonly PackageAnatomy[]): void {
  mkdirSync(generatedFiles.anatomy, { recursive: true });
  const files = new Set(
    anatomies
      .map((row) => anatomyName(itemOf(row)))
      .flatMap((name) => [`${name}.json`, `${name}.svg`]),
  );
  for (const file of readdirSync(generatedFiles.anatomy)) {
    if (!files.has(basename(file))) rmSync(join(generatedFiles.anatomy, file));
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
    anatomies.map(itemOf).flatMap((item) => {
      const drawing = anatomyOf(item);
      return drawing ? [[drawing.file, svgOf(anatomyName(item))] as const] : [];
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
