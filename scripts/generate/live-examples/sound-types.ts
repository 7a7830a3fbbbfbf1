import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { performCompilation, readConfiguration } from '@angular/compiler-cli';
import ts from 'typescript';

/**
 * Checks the types of some files of a workspace, and of the templates in them, as the builder would.
 *
 * @param dir the workspace
 * @param files paths from the workspace
 * @returns false when there is any error
 */
export function haveSoundTypes(dir: string, files: readonly string[]): boolean {
  const project = join(dir, 'tsconfig.changed.json');
  writeFileSync(project, JSON.stringify({ extends: './tsconfig.json', files }));
  const { options, rootNames, errors } = readConfiguration(project, { noEmit: true });
  const { diagnostics } = performCompilation({ rootNames, options });
  return ![...errors, ...diagnostics].some(
    ({ category }) => category === ts.DiagnosticCategory.Error,
  );
}
