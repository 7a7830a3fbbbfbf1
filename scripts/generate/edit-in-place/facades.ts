import { compareText } from '@/scripts/shared/compare-text';

/** What examples import from packages: exported names by specifier. */
export type PackageImports = ReadonlyMap<string, ReadonlySet<string>>;

/** The union of what examples import, sorted, so that it depends on nothing but its content. */
export function unionOf(all: readonly PackageImports[]): PackageImports {
  const union = new Map<string, Set<string>>();
  for (const imports of all) {
    for (const [specifier, names] of imports) {
      const known = union.get(specifier) ?? new Set<string>();
      for (const name of names) known.add(name);
      union.set(specifier, known);
    }
  }
  return new Map(
    [...union]
      .sort(([a], [b]) => compareText(a, b))
      .map(([specifier, names]) => [specifier, new Set([...names].sort(compareText))]),
  );
}

/** The name of the file that represents a package: `acme-ui-button`. */
export const facadeName = (specifier: string) =>
  specifier.replaceAll(/\W+/g, '-').replace(/^-/, '');

/**
 * The source files that represent packages: each exports only what examples use from its package, so that the bundles
 * contain nothing else.
 *
 * @returns texts by file name; `libraries.ts` imports each one separately
 */
export function facadeFiles(imports: PackageImports): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const entries: string[] = [];
  for (const [specifier, names] of imports) {
    const name = facadeName(specifier);
    files.set(`facades/${name}.ts`, `export { ${[...names].join(', ')} } from '${specifier}';\n`);
    entries.push(`  '${specifier}': () => import('./facades/${name}'),\n`);
  }
  files.set('libraries.ts', `export const libraries = {\n${entries.join('')}};\n`);
  return files;
}
