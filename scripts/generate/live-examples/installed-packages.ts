import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { satisfies } from 'semver';
import { z } from 'zod';
import { type Library, library } from '@/lib/catalogue/library';
import type { InstalledPackages } from '@/lib/examples/stackblitz-project';

const names = z.record(z.string(), z.string());
const manifestSchema = z.object({
  version: z.string(),
  dependencies: names.default({}),
  devDependencies: names.default({}),
  peerDependencies: names.default({}),
  peerDependenciesMeta: z
    .record(z.string(), z.object({ optional: z.boolean().optional() }))
    .default({}),
});
type Manifest = z.infer<typeof manifestSchema>;

const read = (folder: string): Manifest =>
  manifestSchema.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));

const requiredPeers = ({ peerDependencies, peerDependenciesMeta }: Manifest) =>
  Object.entries(peerDependencies).filter(
    ([name]) => peerDependenciesMeta[name]?.optional !== true,
  );

/**
 * The packages with which the examples were compiled: those of this repository, those of the site, and the others
 * that are needed, each with its peers. A project gets an override for each peer of another version than its package
 * requires, without which npm would not install it.
 *
 * @param root folder of the repository's `package.json`
 * @param needed names of packages that examples or their setup use; those that are not installed are left out
 */
export function installedPackages(
  root: string,
  needed: readonly string[] = [],
  { packages, installedIn }: Pick<Library, 'packages' | 'installedIn'> = library,
): Required<InstalledPackages> {
  const found = new Map<string, Manifest>();
  const add = (name: string): void => {
    if (found.has(name)) return;
    const folder = installedIn.find((modules) => existsSync(join(modules, name, 'package.json')));
    if (folder === undefined) return;
    const manifest = read(join(folder, name));
    found.set(name, manifest);
    for (const [peer] of requiredPeers(manifest)) add(peer);
  };
  const { dependencies, devDependencies } = read(root);
  const own = { ...dependencies, ...devDependencies };
  const types = needed.map((name) => `@types/${name.replace(/^@/, '').replace('/', '__')}`);
  for (const name of [...Object.keys(own), ...packages, ...needed, ...types]) add(name);
  const conflictsOf = (manifest: Manifest) =>
    requiredPeers(manifest).flatMap(([name, range]) => {
      const version = found.get(name)?.version;
      return version === undefined || satisfies(version, range) ? [] : [[name, version] as const];
    });
  const all = [...found];
  return {
    versions: {
      // Packages for tests are not installed with the published package.
      ...own,
      ...Object.fromEntries(all.map(([name, { version }]) => [name, version])),
    },
    peers: Object.fromEntries(
      all.map(([name, manifest]) => [
        name,
        requiredPeers(manifest).flatMap(([peer]) => (found.has(peer) ? [peer] : [])),
      ]),
    ),
    overrides: Object.fromEntries(
      all.flatMap(([name, manifest]) => {
        const conflicts = conflictsOf(manifest);
        return conflicts.length === 0 ? [] : [[name, Object.fromEntries(conflicts)]];
      }),
    ),
  };
}
