import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { z } from 'zod';

const lockSchema = z.object({
  packages: z.record(z.string(), z.object({ resolved: z.string().optional() })),
});

/** Where a project keeps a generator that is not on npm. */
const folderForTarball = 'generator';

/**
 * The tarball that this package was installed from, or undefined when it came from a registry. npm records it beside
 * the installed packages.
 *
 * @param code the folder of this package
 */
export function ownTarball(code: string): string | undefined {
  const modules = dirname(code);
  const lockFile = join(modules, '.package-lock.json');
  if (!existsSync(lockFile)) return undefined;
  const { packages } = lockSchema.parse(JSON.parse(readFileSync(lockFile, 'utf8')));
  const resolved = packages[`node_modules/${basename(code)}`]?.resolved;
  const [, path] = /^file:(.+\.tgz)$/.exec(resolved ?? '') ?? [];
  return path === undefined ? undefined : resolve(dirname(modules), path);
}

/**
 * How the project names this package in its dependencies: by its version, or by a copy of the tarball in the project, so
 * that the project can be installed on another machine.
 *
 * @returns the value for `devDependencies`
 */
export function placeGenerator(folder: string, version: string, tarball?: string): string {
  if (tarball === undefined) return version;
  const name = `${folderForTarball}/${basename(tarball)}`;
  mkdirSync(join(folder, folderForTarball), { recursive: true });
  cpSync(tarball, join(folder, name));
  return `file:${name}`;
}
