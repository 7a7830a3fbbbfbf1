import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { codeFont } from '@/lib/design/code-font';
import { withBase } from '@/lib/routes/base';
import { listFiles } from '@/scripts/shared/list-files';

const rule = new RegExp(`@font-face\\{font-family:${codeFont.family};src:url\\(([^)]+)\\)[^}]*\\}`);
const withoutScript = '@media (scripting:none){';

/**
 * Next writes the `@font-face` rule of the font of code into one stylesheet. This limits the rule to browsers
 * without scripts, so that the font does not compete with the first text: `lib/start/fonts/load-code-font.ts`
 * loads it later.
 *
 * @param out the folder of the export
 * @returns the font's URL
 * @throws when not exactly one stylesheet has the rule in the expected form
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
    throw new Error(
      `${sheets.length} stylesheets in ${out}/ have a rule for the font of code, expected 1.`,
    );
  }
  const { file, css, face, source } = sheet;
  if (!css.includes(withoutScript + face)) {
    writeFileSync(join(out, file), css.replace(face, `${withoutScript}${face}}`));
  }
  return withBase(`/${join(dirname(file), source)}`);
}
