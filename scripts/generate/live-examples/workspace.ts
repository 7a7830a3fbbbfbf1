import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { site } from '@/content/site';
import type { Library } from '@/lib/catalogue/library';
import { allThemes } from '@/lib/catalogue/themes';
import { darkRootsOf, exampleRoots } from '@/lib/design/example-roots';
import { angularCompilerOptions, compilerOptions } from '@/lib/examples/compiler-options';
import type { PrintedSample } from './playgrounds/samples';
import type { ScannedExample } from './scan-folder';
import type { PageRoots } from './workspace/src/page-styles';

/** Tests for the claims about the library in the texts. */
const claimsRoot = 'content/claims';
const template = join(import.meta.dirname, 'workspace');

interface Setup {
  /** The module with the providers for all examples, if there is one. */
  providers: string | undefined;
  /** Whether the library marks its texts with `$localize`. */
  localizes: boolean;
  /** How a theme that the library makes in the browser applies to stages; only with a hook for the dark scheme. */
  pageRoots: PageRoots | undefined;
}

/** What the examples of this site need before they start; nothing for this repository's own. */
export function setupOf({ examples, installedIn, isExternal }: Library): Setup | undefined {
  if (!isExternal) return undefined;
  const localizes = installedIn.some((folder) => existsSync(join(folder, '@angular/localize')));
  return { providers: examples.providers, localizes, pageRoots: pageRootsOf(site.examples.dark) };
}

function pageRootsOf(dark: string | undefined): PageRoots | undefined {
  if (dark === undefined) return undefined;
  const darkThemes = allThemes().filter(({ isDark }) => isDark);
  return { roots: exampleRoots, dark, darkRoots: darkRootsOf(darkThemes.map(({ name }) => name)) };
}

interface WorkspaceContent {
  /** The folder to which the import specifiers of examples are relative. */
  codeRoot: string;
  examples: readonly ScannedExample[];
  /** Samples of the code that playgrounds generate. */
  samples: readonly PrintedSample[];
  /** Only for another library's examples. */
  setup?: Setup | undefined;
  /** The ambient types with which the examples are compiled. */
  types: readonly string[];
}

/**
 * Writes the Angular workspace that compiles and tests the examples: a copy of the template, the registry of
 * live examples and the TypeScript configuration. Type checking includes examples that do not run, and the
 * code samples of playgrounds.
 *
 * @param dir the folder of the workspace; its Angular cache is kept
 */
export function writeWorkspace(
  dir: string,
  { codeRoot, examples, samples, types, setup }: WorkspaceContent,
): void {
  mkdirSync(dir, { recursive: true });
  rmSync(join(dir, 'src'), { recursive: true, force: true });
  cpSync(template, dir, { recursive: true });
  writeRegistry(dir, codeRoot, examples);
  if (setup) writeSetup(dir, setup);
  mkdirSync(join(dir, 'src/shown'));
  for (const { name, text } of samples) writeFileSync(join(dir, 'src/shown', name), text);
  const shown = samples.map(({ name }) => `src/shown/${name}`);
  const code = relative(dir, codeRoot);
  const claims = relative(dir, claimsRoot);
  const main = examples.map(({ example }) => `${code}/${example.module.importSpecifier}.ts`);
  writeJson(join(dir, 'tsconfig.json'), {
    compilerOptions: { ...compilerOptions, types },
    angularCompilerOptions,
    files: ['src/main.ts', 'src/prerender.ts', ...main, ...shown],
  });
  writeJson(join(dir, 'tsconfig.spec.json'), {
    compilerOptions: { ...compilerOptions, types: ['vitest/globals', ...types] },
    angularCompilerOptions,
    include: ['src/leaks.spec.ts', `${code}/**/*.ts`, `${claims}/**/*.ts`],
  });
}

/** Writes what another library's examples need before they start. */
function writeSetup(dir: string, { providers, localizes, pageRoots }: Setup): void {
  const from = relative(join(dir, 'src'), providers ?? '').replace(/\.ts$/, '');
  const config =
    providers === undefined
      ? `import type { ApplicationConfig } from '@angular/core';\nexport const exampleConfig: ApplicationConfig = { providers: [] };\n`
      : `export { exampleConfig } from '${from}';\n`;
  const styles =
    pageRoots === undefined
      ? ''
      : `import { adoptPageStyles } from './page-styles';\nadoptPageStyles(${JSON.stringify(pageRoots)});\n`;
  const localize = localizes ? `import '@angular/localize/init';\n` : '';
  writeFileSync(
    join(dir, 'src/setup.ts'),
    `${localize}${styles}${config}export { watchOverlays } from './overlays';\n`,
  );
}

/** A text that only a server bundle with this revision of the registry contains. */
export const revisionMarker = (revision: number): string => `registry ${revision};`;

/**
 * Writes the registry of the live examples in the workspace.
 *
 * @param revision increases with each change, to detect when the change has been built
 */
export function writeRegistry(
  dir: string,
  codeRoot: string,
  scanned: readonly ScannedExample[],
  revision = 0,
): void {
  const root = relative(join(dir, 'src'), codeRoot);
  const entries = scanned
    .filter(({ example }) => example.kind === 'live')
    .map(
      ({ example: { id, module } }) =>
        `  '${id}': () => import('${root}/${module.importSpecifier}').then((file) => file.${module.name}),\n`,
    );
  writeFileSync(
    join(dir, 'src/registry.ts'),
    `import type { Type } from '@angular/core';

export const revision = '${revisionMarker(revision)}';

export const examples: Readonly<Record<string, () => Promise<Type<unknown>>>> = {
${entries.join('')}};
`,
  );
}

function writeJson(file: string, value: unknown): void {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}
