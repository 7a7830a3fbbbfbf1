import { z } from 'zod';
import type { Resolution, Versions } from './resolve';

const versions = z.record(z.string(), z.string());
const manifestSchema = z.object({
  dependencies: versions,
  devDependencies: versions,
  overrides: z.record(z.string(), z.union([z.string(), versions])).default({}),
});

const fieldsSchema = z.record(z.string(), z.unknown());

const read = (text: string) => manifestSchema.parse(JSON.parse(text));

/** All packages of a package.json with their versions. */
export function installedPackages(text: string): Versions {
  const { dependencies, devDependencies } = read(text);
  return { ...dependencies, ...devDependencies };
}

/**
 * Writes the versions and overrides of a resolution into a package.json.
 *
 * @param mayLag packages whose overrides are replaced; all other overrides are kept
 * @returns the new text
 */
export function withVersions(
  text: string,
  { versions: chosen, overrides }: Pick<Resolution, 'versions' | 'overrides'>,
  mayLag: readonly string[],
): string {
  const manifest = read(text);
  const raised = (group: Versions) =>
    Object.fromEntries(Object.entries(group).map(([name, old]) => [name, chosen[name] ?? old]));
  const kept = Object.entries(manifest.overrides).filter(([name]) => !mayLag.includes(name));
  // Fields keep their order, and those that are not changed here their value.
  const next = {
    ...fieldsSchema.parse(JSON.parse(text)),
    dependencies: raised(manifest.dependencies),
    devDependencies: raised(manifest.devDependencies),
    overrides: { ...Object.fromEntries(kept), ...overrides },
  };
  return `${JSON.stringify(next, null, 2)}\n`;
}
