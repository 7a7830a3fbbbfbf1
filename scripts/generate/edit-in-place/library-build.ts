import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { angularCompilerOptions, compilerOptions } from '@/lib/examples/compiler-options';
import { compile } from '@/scripts/generate/live-examples/compile';
import { facadeFiles, type PackageImports } from './facades';
import { packClassic, type PackedLibrary } from './pack-classic';

const template = join(import.meta.dirname, 'workspace');

/**
 * Builds what all editors share: Angular with its compiler, the documented packages, and the code that runs an
 * example. Nothing in it depends on what examples contain, only on what they import.
 *
 * @param workspace the folder of the Angular workspace; its cache is kept
 * @param outDir the folder for classic scripts, which is emptied
 * @throws the errors of the compiler
 */
export async function buildLibrary(
  imports: PackageImports,
  workspace: string,
  outDir: string,
): Promise<PackedLibrary> {
  rmSync(join(workspace, 'src'), { recursive: true, force: true });
  mkdirSync(workspace, { recursive: true });
  cpSync(template, workspace, { recursive: true });
  for (const [name, text] of facadeFiles(imports)) {
    const file = join(workspace, 'src', name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const tsconfig = {
    compilerOptions: { ...compilerOptions, types: [] },
    angularCompilerOptions,
    files: ['src/main.ts', 'src/tools.ts'],
  };
  writeFileSync(join(workspace, 'tsconfig.json'), `${JSON.stringify(tsconfig, null, 2)}\n`);
  const errors = await compile(workspace);
  if (errors !== undefined) throw new Error(`The library for editing does not compile\n${errors}`);
  return packClassic(workspace, [...imports.keys()], outDir);
}
