import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { packagesIn } from '@/scripts/shared/packages-in';
import { installCommand } from '@/scripts/shared/pinned-versions';
import type { ScannedExample } from './scan-folder';

/** A package that is not installed, and the examples that need it. */
export interface MissingPackage {
  name: string;
  /** The ids of the examples, sorted. */
  neededBy: readonly string[];
}

/**
 * Finds the packages that examples import and that are not installed. Ignores the tests of examples, because
 * the build does not include them.
 *
 * @param installedIn the `node_modules` folders
 */
export function missingPackages(
  scanned: readonly ScannedExample[],
  installedIn: readonly string[],
): readonly MissingPackage[] {
  const missing = new Map<string, string[]>();
  for (const { example, sources } of scanned) {
    for (const name of packagesIn(sources)) {
      if (installedIn.some((folder) => existsSync(join(folder, name)))) continue;
      missing.set(name, [...(missing.get(name) ?? []), example.id]);
    }
  }
  return [...missing]
    .map(([name, neededBy]) => ({ name, neededBy: neededBy.sort() }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The error message about missing packages, with instructions. */
export function explainMissing(missing: readonly MissingPackage[]): string {
  const names = missing.map(({ name }) => name);
  const lines = missing.map(({ name, neededBy }) => `${name} (${neededBy.join(', ')})`);
  return (
    `Examples need packages that are not installed\n  ${lines.join('\n  ')}\n` +
    `Install them (${installCommand(names, ['--save-dev'])}), or use --keep-going to omit these examples.`
  );
}
