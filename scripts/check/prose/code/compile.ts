import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { createCompilerHost, createProgram } from '@angular/compiler-cli';
import ts from 'typescript';
import { angularCompilerOptions, compilerOptions } from '@/lib/examples/compiler-options';
import type { Diagnostic, Unit } from './unit';

const { options, errors } = ts.convertCompilerOptionsFromJson(
  { ...compilerOptions, types: [], noEmit: true },
  process.cwd(),
);
if (errors.length > 0)
  throw new Error('lib/examples/compiler-options.ts contains an unknown option');

/**
 * Compiles all units together with Angular's ahead-of-time compiler and strict templates.
 *
 * @param folder emptied first; the units are written there, so that an editor can open them
 * @returns every error, with the path of its unit
 */
export async function compileUnits(
  units: readonly Unit[],
  folder: string,
): Promise<readonly Diagnostic[]> {
  rmSync(folder, { recursive: true, force: true });
  for (const { path, text } of units) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const rootNames = units
    .filter(({ path }) => path.endsWith('.ts'))
    .map(({ path }) => resolve(folder, path));
  const settings = { ...options, ...angularCompilerOptions, basePath: resolve(folder) };
  const host = createCompilerHost({ options: settings });
  const program = createProgram({ rootNames, options: settings, host });
  await program.loadNgStructureAsync();
  return [
    ...program.getTsOptionDiagnostics(),
    ...program.getTsSyntacticDiagnostics(),
    ...program.getTsSemanticDiagnostics(),
    ...program.getNgStructuralDiagnostics(),
    ...program.getNgSemanticDiagnostics(),
  ]
    .filter(({ category }) => category === ts.DiagnosticCategory.Error)
    .map((diagnostic) => toDiagnostic(diagnostic, resolve(folder)));
}

function toDiagnostic({ file, start, code, messageText }: ts.Diagnostic, root: string): Diagnostic {
  const [text = ''] = ts.flattenDiagnosticMessageText(messageText, ' ').split('\n');
  // Angular's codes are negative and start with 99: -998001 is NG8001.
  const name = code < 0 ? `NG${String(-code).replace(/^99/, '')}` : `TS${code}`;
  return {
    path: file ? relative(root, file.fileName).split(sep).join('/') : '',
    line: file?.getLineAndCharacterOfPosition(start ?? 0).line ?? 0,
    code: name,
    message: text.replace(/ Find more at \S+$/, ''),
  };
}
