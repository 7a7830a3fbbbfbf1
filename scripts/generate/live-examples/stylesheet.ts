import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as sass from 'sass';
import { hooked } from '@/lib/design/hooks';
import { iconFont } from '@/lib/design/icon-font';
import { fingerprint } from '@/scripts/shared/stamp';

/** A short content hash, for file names that can be cached forever. */
function shortHash(content: string | Buffer): string {
  return fingerprint(content).slice(0, 10);
}

/**
 * Creates the stylesheet that every example needs, and writes its icon font. Text uses the font family of the
 * site, which is already loaded.
 *
 * @param outDir the folder that is served as `/live`
 * @param icons the icon font
 * @param theme the Sass file with the theme of the examples, and the folders for its imports
 * @param others the stylesheets that were removed from the code of components
 */
export function stageStyles(
  outDir: string,
  icons: Buffer,
  theme: { file: string | undefined; loadPaths: readonly string[]; isExternal: boolean },
  others: Iterable<string>,
): string {
  const compile = (file: string) =>
    sass.compile(file, { loadPaths: [...theme.loadPaths], style: 'compressed', charset: false })
      .css;
  const own = (name: string) => compile(join(import.meta.dirname, name));
  const stage = own('stage.scss') + (theme.isExternal ? own('stage-external.scss') : '');
  const themeCss = theme.file === undefined ? '' : compile(theme.file);
  return (
    stage + minified(others) + themeCss + customThemeReset(themeCss) + iconFontFace(icons, outDir)
  );
}

/**
 * Selects the elements with a custom theme of the visitor: all examples, or the preview of the theme builder.
 */
const customThemeScope = [
  `[data-own-colors] :is(${hooked('live')},${hooked('liveHost')},.cdk-overlay-container)`,
  hooked('themeSheet'),
  `${hooked('sheetScheme')} .cdk-overlay-container`,
].join();

/**
 * A rule that resets the component tokens of the site's theme, so that a custom theme looks as in an
 * application. Custom themes set system variables only.
 *
 * @param css the compiled theme of the site
 */
export function customThemeReset(css: string): string {
  const names = new Set([...css.matchAll(/--mat-(?!sys-)[\w-]+(?=:)/g)].map(([name]) => name));
  if (names.size === 0) return '';
  return `${customThemeScope}{${[...names].map((name) => `${name}:initial`).join(';')}}`;
}

/**
 * Writes a stylesheet of examples. It includes the theme, so that a page waits for one stylesheet instead of
 * two.
 *
 * @param stem the beginning of the file name
 * @param theme CSS that precedes the rest unchanged
 * @param styles the stylesheets of pre-rendered examples; duplicates are removed
 * @returns the file name
 */
export function writeStylesheet(
  stem: string,
  theme: string,
  styles: Iterable<string>,
  outDir: string,
): string {
  return write(stem, theme + minified(styles), outDir);
}

/** Joins and minifies stylesheets, without duplicates. */
function minified(styles: Iterable<string>): string {
  return sass.compileString([...new Set(styles)].join('\n'), {
    syntax: 'css',
    style: 'compressed',
    // Otherwise Sass adds a byte order mark to non-ASCII text. After the theme, it would break the following
    // rule. It is not needed, because the site is served as UTF-8.
    charset: false,
  }).css;
}

function write(stem: string, css: string, outDir: string): string {
  const name = `${stem}.${shortHash(css)}.css`;
  writeFileSync(join(outDir, name), css);
  return name;
}

/** The `@font-face` rule. `font-display: block` hides the icon names until the font has loaded. */
function iconFontFace(font: Buffer, outDir: string): string {
  const name = `material-icons.${shortHash(font)}.woff2`;
  writeFileSync(join(outDir, name), font);
  const { family, weight } = iconFont;
  return `@font-face{font-family:'${family}';font-weight:${weight};font-display:block;src:url(${name}) format('woff2')}`;
}
