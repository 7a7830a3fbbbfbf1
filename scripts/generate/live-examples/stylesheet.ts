import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as sass from 'sass';
import { hooked } from '@/lib/design/hooks';
import { iconFont } from '@/lib/design/icon-font';
import { fingerprint } from '@/scripts/shared/stamp';

/** First hex digits of a content's digest, for names that may be cached for ever. */
function shortHash(content: string | Buffer): string {
  return fingerprint(content).slice(0, 10);
}

/**
 * Makes the stylesheet that every example needs, and writes the icon font it names. Text is set in the
 * site's own family, which is there already.
 *
 * @param outDir folder that is served as `/live`
 * @param icons the icon font
 * @param theme Sass file of what the examples show, and folders that its imports are found in
 * @param others style sheets that the components would bring when something opens
 */
export function stageStyles(
  outDir: string,
  icons: Buffer,
  theme: { file: string | undefined; loadPaths: readonly string[] },
  others: Iterable<string>,
): string {
  const compile = (file: string) =>
    sass.compile(file, { loadPaths: [...theme.loadPaths], style: 'compressed', charset: false })
      .css;
  const stage = compile(join(import.meta.dirname, 'stage.scss'));
  const own = theme.file === undefined ? '' : compile(theme.file);
  return stage + minified(others) + own + ownThemeReset(own) + iconFontFace(icons, outDir);
}

/** Where a theme of the reader's own shows: in all of the docs, or on the sheet it is built on. */
const ownThemeScope = [
  `[data-own-colors] :is(${hooked('live')},${hooked('liveHost')},.cdk-overlay-container)`,
  hooked('themeSheet'),
  `${hooked('sheetScheme')} .cdk-overlay-container`,
].join();

/**
 * A rule that takes back what the site says of single components, so that a theme of the reader's own
 * looks as it will in an application: such a theme sets system variables and nothing else.
 *
 * @param css the compiled theme of the site
 */
export function ownThemeReset(css: string): string {
  const names = new Set([...css.matchAll(/--mat-(?!sys-)[\w-]+(?=:)/g)].map(([name]) => name));
  if (names.size === 0) return '';
  return `${ownThemeScope}{${[...names].map((name) => `${name}:initial`).join(';')}}`;
}

/**
 * Writes a style sheet of examples, so that a page waits for one, not for two one after another.
 *
 * @param stem what its name begins with
 * @param theme what precedes the rest as it is
 * @param styles style sheets of pre-rendered examples; repeated ones count once
 * @returns its file name
 */
export function writeStylesheet(
  stem: string,
  theme: string,
  styles: Iterable<string>,
  outDir: string,
): string {
  return write(stem, theme + minified(styles), outDir);
}

/** Style sheets as one; repeated ones count once. */
function minified(styles: Iterable<string>): string {
  return sass.compileString([...new Set(styles)].join('\n'), {
    syntax: 'css',
    style: 'compressed',
    // Sass would mark text beyond ASCII by a byte order mark, which breaks the rule that it precedes
    // once the theme stands before it. The site is served as UTF-8.
    charset: false,
  }).css;
}

function write(stem: string, css: string, outDir: string): string {
  const name = `${stem}.${shortHash(css)}.css`;
  writeFileSync(join(outDir, name), css);
  return name;
}

/** A name has no stand-in to show, so its box stays empty until the font has come. */
function iconFontFace(font: Buffer, outDir: string): string {
  const name = `material-icons.${shortHash(font)}.woff2`;
  writeFileSync(join(outDir, name), font);
  const { family, weight } = iconFont;
  return `@font-face{font-family:'${family}';font-weight:${weight};font-display:block;src:url(${name}) format('woff2')}`;
}
