import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { codeFont } from '@/lib/design/code-font';
import { withBase } from '@/lib/routes/base';
import { listFiles } from '@/scripts/shared/list-files';

const rule = new RegExp(`@font-face\\{font-family:${codeFont.family};src:url\\(([^)]+)\\)[^}]*\\}`);
const withoutScript = '@media (scripting:none){';

/**
 * Keeps the font of code out of the way of the first text: browsers without script find it in the style
 * sheet, all others are told of it after the first paint, see `lib/start/fonts/load-code-font.ts`. Until it is
 * there, one of the same width stands in.
 *
 * @param out the folder of the export
 * @returns the font's URL
 * @throws when not exactly one style sheet names the font, in the way the framework does
 */
export function deferCodeFont(out: string): string {
  const sheets = listFiles(out)
    .filter((file) => /^_next\/static\/(?!site\/).*\.css$/.test(file))
    .flatMap((file) => {
      const css = readFileSync(join(out, file), 'utf8');
      const [face, source] = rule.exec(css) ?? [];
      return face === undefined || source === undefined ? [] : [{ file, css, face, source }];
    });
  const [sheet, ...others] = sheets;
  if (!sheet || others.length > 0) {
    throw new Error(`${sheets.length} style sheets of ${out}/ name the font of code, not one.`);
  }
  const { file, css, face, source } = sheet;
  if (!css.includes(withoutScript + face)) {
    writeFileSync(join(out, file), css.replace(face, `${withoutScript}${face}}`));
  }
  return withBase(`/${join(dirname(file), source)}`);
}
