import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DocItem } from '@/content/types';
import { figureRoles } from '@/lib/design/figure-looks';
import { ContentError } from './check-content';

const frame =
  /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 240 136">([\s\S]*)<\/svg>\s*$/;
const shape = new RegExp(
  `<(?:rect|circle|ellipse|line|path|polygon|g) class="[${figureRoles.join('')}]"`,
  'g',
);
/** A drawing with colors of its own, instead of roles, would not follow the theme. */
const ownLooks = /\s(?:fill|stroke|opacity|style|on[a-z]+)=/;
const element = /<(?!\/)[a-z]+/gi;

/** Id of an item's drawing in the page's SVG sprite. */
export function figureId(item: Pick<DocItem, 'id' | 'packageName'>): string {
  return `figure-${item.packageName}-${item.id}`;
}

/**
 * Reads the content of an item's drawing, `content/figures/<package>/<id>.svg`, without its `<svg>` element.
 * Its shapes have the roles of their colors as classes; see `withFigureLooks` for the colors.
 *
 * @throws ContentError when the file is missing, is not 240 by 136, or contains anything but shapes with a
 *   color role
 */
export function readFigure(
  item: Pick<DocItem, 'id' | 'packageName'>,
  root = process.cwd(),
): string {
  return readFigureFile(`content/figures/${item.packageName}/${item.id}.svg`, root);
}

/** Reads the content of a drawing by its path; see {@link readFigure}. */
export function readFigureFile(file: string, root = process.cwd()): string {
  const path = join(root, file);
  if (!existsSync(path)) throw new ContentError(file, 'file', 'a drawing for every item');
  const inner = frame.exec(readFileSync(path, 'utf8'))?.[1];
  if (inner === undefined) throw new ContentError(file, 'svg', 'viewBox="0 0 240 136"');
  if (inner.match(element)?.length !== inner.match(shape)?.length) {
    throw new ContentError(
      file,
      'shapes',
      `each to have one role class (${figureRoles.join(' ')})`,
    );
  }
  if (ownLooks.test(inner)) {
    throw new ContentError(file, 'shapes', 'colors from the role class only');
  }
  return inner.replace(/>\s+</g, '><').trim();
}
