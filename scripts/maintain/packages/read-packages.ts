import { existsSync, globSync, lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const names = z.record(z.string(), z.string()).default({});
const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      dependencies: names,
      devDependencies: names,
      optionalDependencies: names,
      peerDependencies: names,
      peerDependenciesMeta: z
        .record(z.string(), z.object({ optional: z.boolean().optional() }))
        .default({}),
    }),
  ),
});

/** An installed package. */
export interface InstalledPackage {
  /** Its folder, such as `node_modules/next`. */
  folder: string;
  /** Bytes on disk, without the packages in its own `node_modules`. */
  bytes: number;
  /** The packages of package.json that require it. */
  broughtBy: readonly string[];
}

type Lock = z.infer<typeof lockFile>['packages'];

/** The folder in which a package finds another one. */
function resolve(lock: Lock, from: string, name: string): string | undefined {
  for (let base = from; ; base = base.slice(0, Math.max(0, base.lastIndexOf('/node_modules/')))) {
    const folder = `${base === '' ? '' : `${base}/`}node_modules/${name}`;
    if (folder in lock) return folder;
    if (base === '') return undefined;
  }
}

/** Everything that is installed because of this package, itself included. */
function reachable(lock: Lock, start: string): ReadonlySet<string> {
  const found = new Set([start]);
  for (const folder of found) {
    const entry = lock[folder];
    if (!entry) continue;
    const peers = Object.keys(entry.peerDependencies).filter(
      // It would also work without them, so it does not require them.
      (name) => entry.peerDependenciesMeta[name]?.optional !== true,
    );
    const { dependencies, optionalDependencies } = entry;
    for (const name of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]) {
      const next = resolve(lock, folder, name);
      if (next !== undefined) found.add(next);
    }
  }
  return found;
}

function bytesOf(folder: string): number {
  return globSync('**', { cwd: folder, exclude: (name) => name === 'node_modules' })
    .map((file) => lstatSync(join(folder, file)))
    .reduce((sum, entry) => sum + (entry.isFile() ? entry.size : 0), 0);
}

/** The names in package.json, in alphabetical order. */
export function directPackages(lock: Lock): readonly string[] {
  const own = lock[''];
  return Object.keys({ ...own?.dependencies, ...own?.devDependencies }).sort();
}

/** Reads the packages of a lock file. @throws when it has another format */
export function readLock(file: string): Lock {
  return lockFile.parse(JSON.parse(readFileSync(file, 'utf8'))).packages;
}

/** The packages that are installed in the current folder, of those in a lock file. */
export function installedPackages(lock: Lock): readonly InstalledPackage[] {
  const brought = directPackages(lock).map(
    (name) => [name, reachable(lock, `node_modules/${name}`)] as const,
  );
  return Object.keys(lock)
    .filter((folder) => folder !== '' && existsSync(folder))
    .map((folder) => ({
      folder,
      bytes: bytesOf(folder),
      broughtBy: brought.filter(([, all]) => all.has(folder)).map(([name]) => name),
    }));
}
