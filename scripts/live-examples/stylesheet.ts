import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import * as sass from 'sass';
import { fingerprint } from '@/scripts/shared/stamp';

const require = createRequire(import.meta.url);

/*
 * Roboto is optional: text that is painted in the site's own family stays so until the next page,
 * hence never moves. Icons have no such stand-in, so their boxes stay empty for a moment.
 */
const fonts = [
  ...[400, 500, 700].map((weight) => ({
    family: 'Roboto',
    weight,
    display: 'optional',
    file: `@fontsource/roboto/files/roboto-latin-${weight}-normal.woff2`,
  })),
  {
    family: 'Material Icons',
    weight: 400,
    display: 'block',
    file: 'material-icons/iconfont/material-icons.woff2',
  },
];

/** First hex digits of a content's digest, for names that may be cached for ever. */
export function shortHash(content: string | Buffer): string {
  return fingerprint(content).slice(0, 10);
}

/**
 * Writes the stylesheet of every page with examples, and the fonts it names.
 *
 * @param outDir folder that is served as `/live`
 * @returns the stylesheet's file name
 */
export function writeThemeStylesheet(outDir: string): string {
  const theme = sass.compile(join(import.meta.dirname, 'theme.scss'), {
    loadPaths: [dirname(dirname(dirname(require.resolve('@angular/material/package.json'))))],
    style: 'compressed',
  });
  // An `@layer` statement may precede everything but must not follow a rule: the theme goes first.
  return write('theme', theme.css + fonts.map((font) => fontFace(font, outDir)).join(''), outDir);
}

/**
 * Writes the component styles of one folder of examples.
 *
 * @param styles stylesheets of its pre-rendered examples; repeated ones count once
 * @returns the stylesheet's file name
 */
export function writeAreaStylesheet(
  area: string,
  styles: Iterable<string>,
  outDir: string,
): string {
  const { css } = sass.compileString([...new Set(styles)].join('\n'), {
    syntax: 'css',
    style: 'compressed',
  });
  return write(area.replace('/', '-'), css, outDir);
}

function write(stem: string, css: string, outDir: string): string {
  const name = `${stem}.${shortHash(css)}.css`;
  writeFileSync(join(outDir, name), css);
  return name;
}

function fontFace(font: (typeof fonts)[number], outDir: string): string {
  const file = require.resolve(font.file);
  const stem = `${font.family.toLowerCase().replace(' ', '-')}-${font.weight}`;
  const name = `${stem}.${shortHash(readFileSync(file))}${extname(file)}`;
  copyFileSync(file, join(outDir, name));
  return `@font-face{font-family:'${font.family}';font-weight:${font.weight};font-display:${font.display};src:url(${name}) format('woff2')}`;
}
