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

/** What of a project's package.json makes a difference to its build. */
export type Manifest = z.infer<typeof manifestSchema>;

const installedSchema = z.object({
  dependencies: names.default({}),
  peerDependencies: names.default({}),
  peerDependenciesMeta: z
    .record(z.string(), z.object({ optional: z.boolean().optional() }))
    .default({}),
});

/** @throws when the project has no package.json, or one that says too little */
export function manifestOf({ files }: Project): Manifest {
  return manifestSchema.parse(JSON.parse(files['package.json'] ?? 'null'));
}

/** All packages a project asks for, with their versions. */
export const packagesOf = ({ dependencies, devDependencies }: Manifest) => ({
  ...dependencies,
  ...devDependencies,
});

/**
 * What is wrong with the packages that a project names: another version than the installed one, which the
 * example was tested with, and a package missing that one of them cannot do without and no other brings.
 *
 * @param installedIn folders called `node_modules`
 */
export function packageFaults(
  manifest: Manifest,
  installedIn: readonly string[],
): readonly string[] {
  const asked = Object.entries(packagesOf(manifest)).map(([name, version]) => {
    const folder = folderOfPackage(name, installedIn);
    const text = readFileSync(join(folder, 'package.json'), 'utf8');
    return {
      ...installedSchema.parse(JSON.parse(text)),
      name,
      version,
      installed: versionOfPackage(folder),
    };
  });
  const there = new Set(
    asked.flatMap(({ name, dependencies }) => [name, ...Object.keys(dependencies)]),
  );
  return asked.flatMap(({ name, version, installed, peerDependencies, peerDependenciesMeta }) => {
    const lacking = Object.keys(peerDependencies).filter(
      (peer) => peerDependenciesMeta[peer]?.optional !== true && !there.has(peer),
    );
    return [
      ...(version === installed ? [] : [`${name} is asked for in ${version}, not ${installed}`]),
      ...lacking.map((peer) => `${name} needs ${peer}, which is not asked for`),
    ];
  });
}
