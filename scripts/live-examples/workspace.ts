import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { angularCompilerOptions, compilerOptions } from '@/lib/examples/compiler-options';
import type { PrintedSample } from './playgrounds/samples';
import type { ScannedExample } from './scan-folder';

const template = join(import.meta.dirname, 'workspace');

/**
 * Lays the Angular workspace that compiles and tests the examples: a copy of the template, the
 * registry of live examples and the TypeScript settings. What does not run is still type-checked, and
 * so is the code that playgrounds show.
 *
 * @param dir where; its Angular cache survives
 * @param examplesRoot folder the import specifiers of the examples start from
 * @param samples code that playgrounds show
 */
export function writeWorkspace(
  dir: string,
  examplesRoot: string,
  scanned: readonly ScannedExample[],
  samples: readonly PrintedSample[],
): void {
  mkdirSync(dir, { recursive: true });
  rmSync(join(dir, 'src'), { recursive: true, force: true });
  cpSync(template, dir, { recursive: true });
  writeFileSync(
    join(dir, 'src/registry.ts'),
    registry(relative(join(dir, 'src'), examplesRoot), scanned),
  );
  mkdirSync(join(dir, 'src/shown'));
  for (const { name, text } of samples) writeFileSync(join(dir, 'src/shown', name), text);
  const shown = samples.map(({ name }) => `src/shown/${name}`);
  const examples = relative(dir, examplesRoot);
  const main = scanned.map(({ example }) => `${examples}/${example.module.importSpecifier}.ts`);
  writeJson(join(dir, 'tsconfig.json'), {
    compilerOptions: { ...compilerOptions, types: [] },
    angularCompilerOptions,
    files: ['src/main.ts', 'src/prerender.ts', ...main, ...shown],
  });
  writeJson(join(dir, 'tsconfig.spec.json'), {
    compilerOptions: { ...compilerOptions, types: ['vitest/globals'] },
    angularCompilerOptions,
    include: ['src/leaks.spec.ts', `${examples}/**/*.ts`],
  });
}

function registry(root: string, scanned: readonly ScannedExample[]): string {
  const entries = scanned
    .filter(({ example }) => example.kind === 'live')
    .map(
      ({ example: { id, module } }) =>
        `  '${id}': () => import('${root}/${module.importSpecifier}').then((file) => file.${module.name}),\n`,
    );
  return `import type { Type } from '@angular/core';

export const examples: Readonly<Record<string, () => Promise<Type<unknown>>>> = {
${entries.join('')}};
`;
}

function writeJson(file: string, value: unknown): void {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}
