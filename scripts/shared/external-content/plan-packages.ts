import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { satisfies } from 'semver';
import { z } from 'zod';
import { installCommand } from '@/scripts/shared/pinned-versions';
import type { Generator } from './generator';

const ranges = z.record(z.string(), z.string()).optional();
const manifestSchema = z.object({
  version: z.string().default('0.0.0'),
  dependencies: ranges,
  optionalDependencies: ranges,
  peerDependencies: ranges,
  peerDependenciesMeta: z
    .record(z.string(), z.object({ optional: z.boolean().optional() }))
    .optional(),
});
type Manifest = z.infer<typeof manifestSchema>;

/** A package to copy. */
export interface PlannedPackage {
  name: string;
  version: string;
  /** Where it is installed, without symbolic links. */
  from: string;
  /** The path of the copy below the workspace: `node_modules/a/node_modules/b`. */
  to: string;
}

/** A package that another one requires and that is not installed. */
export interface MissingDependency {
  name: string;
  range: string;
  neededBy: string;
}

interface Plan {
  packages: readonly PlannedPackage[];
  missing: readonly MissingDependency[];
}

/** Packages of which an application must not have two copies. They always come from this repository. */
const isSingleton = (name: string) => /^(?:@angular\/|(?:rxjs|tslib|typescript)$)/.test(name);

function readManifest(folder: string): Manifest {
  return manifestSchema.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
}

/** Finds a package as Node.js does: in the `node_modules` of a folder and of all folders above it. */
function findPackage(name: string, from: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const found = join(folder, 'node_modules', name);
    if (existsSync(join(found, 'package.json'))) return realpathSync(found);
    if (folder === dirname(folder)) return undefined;
  }
}

interface Dependency {
  name: string;
  range: string;
  isOptional: boolean;
}

function dependenciesOf(manifest: Manifest): readonly Dependency[] {
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = manifest;
  const list = (of: Readonly<Record<string, string>> = {}, isOptional: (name: string) => boolean) =>
    Object.entries(of).map(([name, range]) => ({ name, range, isOptional: isOptional(name) }));
  return [
    ...list(dependencies, (name) => optionalDependencies?.[name] !== undefined),
    ...list(optionalDependencies, () => true),
    ...list(peerDependencies, (name) => peerDependenciesMeta?.[name]?.optional === true),
  ];
}

/**
 * Plans which packages to copy into a workspace: the dependencies of the content folder and everything that these
 * need, in the versions that the package manager has chosen for each. Packages of this repository are not copied
 * if their version is the right one.
 *
 * @param folder the content folder
 * @param installed the `node_modules` of this repository, or of the project that has installed the generator
 */
export function planPackages(folder: string, installed: string): Plan {
  const planned = new Map<string, PlannedPackage>();
  const missing: MissingDependency[] = [];

  // What is installed beside the generator's own packages is found without being copied.
  const beside = existsSync(installed) ? `${realpathSync(installed)}${sep}` : undefined;
  const isBeside = (from: string) => beside !== undefined && from.startsWith(beside);
  const isProvided = ({ name, range }: Dependency): boolean => {
    const own = join(installed, name);
    if (!existsSync(join(own, 'package.json'))) return false;
    if (isSingleton(name)) return true;
    // Behind a link, Node.js would find another Angular.
    return isBeside(realpathSync(own)) && satisfies(readManifest(own).version, range);
  };
  /** What a package at this place finds under the name. */
  const visibleFrom = (place: string, name: string): PlannedPackage | undefined => {
    for (let at = place; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
      const found = planned.get(`${at === '' ? '' : `${at}/`}node_modules/${name}`);
      if (found ?? at === '') return found;
    }
  };
  const follow = (manifest: Manifest, source: string, place: string, neededBy: string): void => {
    for (const dependency of dependenciesOf(manifest)) {
      if (isProvided(dependency)) continue;
      const { name, range, isOptional } = dependency;
      const from = findPackage(name, source);
      if (from === undefined) {
        if (!isOptional) missing.push({ name, range, neededBy });
        continue;
      }
      if (isBeside(from)) continue;
      const visible = visibleFrom(place, name);
      if (visible?.from === from) continue;
      // In the root, it would also replace the version that this repository uses.
      const isFree = visible === undefined && !existsSync(join(installed, name));
      const to = `${isFree || place === '' ? '' : `${place}/`}node_modules/${name}`;
      const own = readManifest(from);
      planned.set(to, { name, version: own.version, from, to });
      follow(own, from, to, name);
    }
  };
  const file = join(folder, 'package.json');
  if (existsSync(file)) follow(readManifest(folder), folder, '', 'package.json');
  return { packages: [...planned.values()], missing };
}

/** The message about missing packages. Its last line is the command that installs them. */
export function explainMissingDependencies(
  missing: readonly MissingDependency[],
  folder: string,
  generator: Pick<Generator, 'code' | 'installOptions'>,
): string {
  const names = new Map(missing.map(({ name, range }) => [name, range]));
  const lines = [...Map.groupBy(missing, ({ name }) => name)].map(
    ([name, its]) => `  ${name}, which ${its.map(({ neededBy }) => neededBy).join(', ')} needs`,
  );
  const isRange = (range: string) => /^[\d^~<>=. |x*-]+$/.test(range) && range !== '*';
  const specs = [...names].map(([name, range]) => (isRange(range) ? `${name}@${range}` : name));
  return (
    `${join(folder, 'package.json')}: these packages are not installed:\n${lines.join('\n')}\n` +
    `Run: ${installCommand(specs, ['--prefix', folder, generator.installOptions], generator.code)}`
  );
}
