import { isBuiltin } from 'node:module';
import ts from 'typescript';

/**
 * Finds the packages that code imports.
 *
 * @param tests whether to include tests
 */
export function packagesIn(
  sources: Readonly<Record<string, string>>,
  tests = false,
): ReadonlySet<string> {
  const names = Object.entries(sources)
    .filter(([file]) => file.endsWith('.ts') && (tests || !file.endsWith('.spec.ts')))
    .flatMap(([, text]) => ts.preProcessFile(text).importedFiles.map(({ fileName }) => fileName))
    .filter((specifier) => !/^[./]/.test(specifier) && !isBuiltin(specifier))
    .map((specifier) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/'));
  return new Set(names);
}
