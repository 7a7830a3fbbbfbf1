import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { iconFont } from '@/lib/design/icon-font';
import { filePaths } from '@/lib/routes/file-paths';

const rule = new RegExp(`@font-face\\{font-family:'${iconFont.family}'[^}]*\\}`);

/**
 * Takes the rule for the font of icons out of the style sheets of examples. Pages have it from the start: a browser
 * lays out all of a page again when a sheet with a font comes, and those of examples come late, and with each
 * navigation.
 *
 * @param out the folder of the export
 * @returns the rule, with the URL of the font; empty where no example has a style sheet
 * @throws when the sheets name different fonts
 */
export function extractIconFace(out: string): string {
  const faces = new Set<string>();
  for (const file of globSync('live/*.css', { cwd: out })) {
    const css = readFileSync(join(out, file), 'utf8');
    const [face] = rule.exec(css) ?? [];
    if (face === undefined) continue;
    faces.add(face.replace('url(', `url(${filePaths.live('')}`));
    writeFileSync(join(out, file), css.replace(face, ''));
  }
  if (faces.size > 1) {
    throw new Error(`The style sheets of examples in ${out}/ name ${faces.size} fonts of icons.`);
  }
  return [...faces].join('');
}
