import { escapeHtml } from '@/lib/text/escape-html';
import { angularCompilerOptions, compilerOptions } from './compiler-options';
import type { Example } from './schema';

/** The fonts of Material's components, as stylesheets. */
const materialFonts = [
  'node_modules/@fontsource/roboto/400.css',
  'node_modules/@fontsource/roboto/500.css',
  'node_modules/material-icons/iconfont/material-icons.css',
];

/** What differs between the `angular.json` of projects. */
interface BuildOptions {
  /** Whether the project has a test target. */
  isTest: boolean;
  /** Whether it has the fonts of Material's components. */
  hasMaterial: boolean;
  /** Stylesheets besides `src/styles.scss`. */
  styles: readonly string[];
  polyfills: readonly string[];
}

/** The content of angular.json. */
export function angularJson({ isTest, hasMaterial, styles, polyfills }: BuildOptions): unknown {
  const build = {
    builder: '@angular/build:application',
    options: {
      browser: 'src/main.ts',
      tsConfig: 'tsconfig.json',
      ...(polyfills.length > 0 && { polyfills }),
      styles: [...(hasMaterial ? materialFonts : []), 'src/styles.scss', ...styles],
    },
    configurations: { development: { optimization: false, sourceMap: true } },
  };
  const serve = {
    builder: '@angular/build:dev-server',
    options: { buildTarget: 'example:build:development' },
  };
  const test = {
    builder: '@angular/build:unit-test',
    options: { tsConfig: 'tsconfig.json', buildTarget: 'example:build' },
  };
  return {
    version: 1,
    cli: { analytics: false },
    projects: {
      example: {
        projectType: 'application',
        root: '',
        sourceRoot: 'src',
        architect: { build, serve, ...(isTest ? { test } : {}) },
      },
    },
  };
}

/** The content of tsconfig.json, with strict compiler settings. */
export function tsconfig(isTest: boolean, types: readonly string[] = []): unknown {
  return {
    compilerOptions: {
      ...compilerOptions,
      types: [...(isTest ? ['vitest/globals'] : []), ...types],
    },
    angularCompilerOptions,
    include: ['src/**/*.ts'],
  };
}

/** The HTML page that contains the example. */
export function indexHtml({ title, selector }: Example): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escapeHtml(title)}</title>
    <base href="/" />
  </head>
  <body>
    <${selector}></${selector}>
  </body>
</html>
`;
}

const page = `body {
  margin: 0;
  padding: 2rem;
`;

/** The start of the names of the theme's variables, by which styles use the theme. */
const themeVariables = '--mat-';

/** Whether code needs the library's theme: it uses the library or the variables of the theme. */
export function needsTheme(texts: readonly string[], library: string): boolean {
  return texts.some((text) => text.includes(`'${library}/`) || text.includes(themeVariables));
}

/**
 * The lines of a global stylesheet that set up the library's theme.
 *
 * @param library the package that has Sass mixins for theming
 */
export function themeOf(library: string): string {
  return `@use '${library}' as mat;

html {
  color-scheme: light;
  @include mat.theme((color: mat.$azure-palette, typography: Roboto, density: 0));
}
`;
}

/**
 * The global stylesheet: font and colors of the page, and the library's theme if it has one.
 *
 * @param library the package that has Sass mixins for theming
 * @param hasOwnStyles whether other stylesheets set the font and the colors
 */
export function stylesOf(library: string | undefined, hasOwnStyles = false): string {
  if (hasOwnStyles) return `${page}}\n`;
  if (library === undefined) return `${page}  font: 1rem/1.5 system-ui, sans-serif;\n}\n`;
  return `${themeOf(library)}
${page}  background: var(--mat-sys-surface);
  color: var(--mat-sys-on-surface);
  font: var(--mat-sys-body-medium);
}
`;
}
