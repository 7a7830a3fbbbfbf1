import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Finds the specifiers of static and dynamic imports of the project's own modules. */
const specifiers = /(?:\bfrom|\bimport)\s*\(?\s*['"]((?:@\/|\.{1,2}\/)[^'"]+)['"]/g;
/** What may follow the path of a module in an import. */
const endings = ['', '.ts', '.tsx', '.mjs', '/index.ts'];

const isFile = (file: string) => existsSync(file) && statSync(file).isFile();

function fileOf(specifier: string, importer: string): string | undefined {
  const path = specifier.startsWith('@/')
    ? specifier.slice(2)
    : join(dirname(importer), specifier).split('\\').join('/');
  return endings.map((ending) => path + ending).find(isFile);
}

/**
 * Finds the modules of this project that a program consists of: its entry points and all they import.
 * Packages are not included.
 *
 * @param entries paths from the root of the project
 * @returns sorted paths
 */
export function importsOf(entries: readonly string[]): readonly string[] {
  const found = new Set<string>(entries);
  for (const file of found) {
    if (!/\.(?:tsx?|mjs)$/.test(file)) continue;
    for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(specifiers)) {
      const imported = fileOf(specifier, file);
      if (imported !== undefined) found.add(imported);
    }
  }
  return [...found].sort();
}
