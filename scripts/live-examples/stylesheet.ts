import { createHash } from 'node:crypto';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import * as sass from 'sass';

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
  return createHash('sha256').update(content).digest('hex').slice(0, 10);
}

/**
 * Writes the one stylesheet of all examples (fonts, theme, component styles) and the fonts it uses.
 *
 * @param componentStyles stylesheets of the pre-rendered examples; repeated ones count once
 * @param outDir folder that is served as `/live`
 * @returns the stylesheet's file name
 */
export function writeStylesheet(componentStyles: Iterable<string>, outDir: string): string {
  const theme = sass.compile(join(import.meta.dirname, 'theme.scss'), {
    loadPaths: [dirname(dirname(dirname(require.resolve('@angular/material/package.json'))))],
    style: 'compressed',
  });
  const components = sass.compileString([...new Set(componentStyles)].join('\n'), {
    syntax: 'css',
    style: 'compressed',
  });
  const faces = fonts.map((font) => fontFace(font, outDir)).join('');
  const css = `${faces}${theme.css}${components.css}`;
  const name = `examples.${shortHash(css)}.css`;
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
