import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { iconFont } from '@/lib/design/icon-font';
import { filePaths } from '@/lib/routes/file-paths';

const rule = new RegExp(`@font-face\\{font-family:'${iconFont.family}'[^}]*\\}`);

/**
 * Removes the `@font-face` rule of the icon font from the stylesheets of examples, to put it into each page's
 * own stylesheet: browsers lay out the whole page again when a stylesheet with a font loads, and those of
 * examples load after the first paint and on navigations.
 *
 * @param out the folder of the export
 * @returns the rule, with the URL of the font; empty if no stylesheet has one
 * @throws when the stylesheets have different rules
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
    throw new Error(
      `The stylesheets of examples in ${out}/ have ${faces.size} different @font-face rules for icons, expected 1.`,
    );
  }
  return [...faces].join('');
}
