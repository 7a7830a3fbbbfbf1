import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { angularCompilerOptions, compilerOptions } from '@/lib/examples/compiler-options';
import type { PrintedSample } from './playgrounds/samples';
import type { ScannedExample } from './scan-folder';

/** Tests of what the texts say about the library. */
const claimsRoot = 'content/claims';
const template = join(import.meta.dirname, 'workspace');

interface WorkspaceContent {
  /** Folder the import specifiers of the examples start from. */
  codeRoot: string;
  examples: readonly ScannedExample[];
  /** Code that playgrounds show. */
  samples: readonly PrintedSample[];
  /** Ambient types the examples are compiled with. */
  types: readonly string[];
}

/**
 * Lays the Angular workspace that compiles and tests the examples: a copy of the template, the
 * registry of live examples and the TypeScript settings. What does not run is still type-checked, and
 * so is the code that playgrounds show.
 *
 * @param dir where; its Angular cache survives
 */
export function writeWorkspace(
  dir: string,
  { codeRoot, examples, samples, types }: WorkspaceContent,
): void {
  mkdirSync(dir, { recursive: true });
  rmSync(join(dir, 'src'), { recursive: true, force: true });
  cpSync(template, dir, { recursive: true });
  writeRegistry(dir, codeRoot, examples);
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

/** What a server bundle holds that was built with a registry of this revision. */
export const revisionMark = (revision: number): string => `registry ${revision};`;

/**
 * Writes which examples the workspace has.
 *
 * @param revision another one with each change, for whoever waits until it is built
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

export const revision = '${revisionMark(revision)}';

export const examples: Readonly<Record<string, () => Promise<Type<unknown>>>> = {
${entries.join('')}};
`,
  );
}

function writeJson(file: string, value: unknown): void {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}
