import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { folderOfPackage, versionOfPackage } from '@/scripts/shared/folder-of-package';
import type { Project } from './read-projects';

const names = z.record(z.string(), z.string());
const manifestSchema = z.object({
  scripts: names,
  dependencies: names,
  devDependencies: names,
});

/** The fields of a project's package.json that affect its build. */
export type Manifest = z.infer<typeof manifestSchema>;

const installedSchema = z.object({
  dependencies: names.default({}),
  peerDependencies: names.default({}),
  peerDependenciesMeta: z
    .record(z.string(), z.object({ optional: z.boolean().optional() }))
    .default({}),
});

/** @throws when the project has no valid package.json */
export function manifestOf({ files }: Project): Manifest {
  return manifestSchema.parse(JSON.parse(files['package.json'] ?? 'null'));
}

/** Returns all dependencies of a project, with their versions. */
export const packagesOf = ({ dependencies, devDependencies }: Manifest) => ({
  ...dependencies,
  ...devDependencies,
});

/**
 * Returns problems of a project's dependencies: versions that differ from the installed ones, which the
 * example was tested with, and missing peer dependencies.
 *
 * @param installedIn folders called `node_modules`
 */
export function packageProblems(
  manifest: Manifest,
  installedIn: readonly string[],
): readonly string[] {
  const packages = Object.entries(packagesOf(manifest)).map(([name, version]) => {
    const folder = folderOfPackage(name, installedIn);
    const text = readFileSync(join(folder, 'package.json'), 'utf8');
    return {
      ...installedSchema.parse(JSON.parse(text)),
      name,
      version,
      installed: versionOfPackage(folder),
    };
  });
  const available = new Set(
    packages.flatMap(({ name, dependencies }) => [name, ...Object.keys(dependencies)]),
  );
  return packages.flatMap(
    ({ name, version, installed, peerDependencies, peerDependenciesMeta }) => {
      const missing = Object.keys(peerDependencies).filter(
        (peer) => peerDependenciesMeta[peer]?.optional !== true && !available.has(peer),
      );
      return [
        ...(version === installed
          ? []
          : [`${name}: expected version ${installed}, got ${version}`]),
        ...missing.map((peer) => `${name} needs ${peer}, which is not a dependency`),
      ];
    },
  );
}
