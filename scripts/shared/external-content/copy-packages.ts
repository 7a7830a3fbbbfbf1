import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { versionOfPackage } from '@/scripts/shared/folder-of-package';
import type { Generator } from './generator';
import { explainMissingDependencies, type PlannedPackage, planPackages } from './plan-packages';

/** The file that says what has been copied, to copy nothing twice. */
const stampFile = '.copied.json';

/**
 * Copies the packages that the content folder needs into the workspace. Copies instead of links, so that their
 * imports resolve to the same Angular with which the examples are compiled.
 *
 * @throws when a required package is not installed, with the command that installs it
 */
export function copyPackages(folder: string, generator: Generator): void {
  const { workspace: root, modules } = generator;
  const { packages: planned, missing } = planPackages(folder, modules);
  if (missing.length > 0) {
    throw new Error(explainMissingDependencies(missing, folder, generator));
  }
  const packages = [...nestedPackages(generator), ...planned];
  const target = join(root, 'node_modules');
  const stamp = JSON.stringify(
    packages.map(({ version, from, to }) => [
      to,
      version,
      from,
      statSync(join(from, 'package.json')).mtimeMs,
    ]),
  );
  const file = join(target, stampFile);
  if (existsSync(file) && readFileSync(file, 'utf8') === stamp) return;
  rmSync(target, { recursive: true, force: true });
  if (packages.length === 0) return;
  for (const { from, to } of packages) {
    // The packages inside are part of the plan themselves.
    const filter = (path: string) => path === from || basename(path) !== 'node_modules';
    cpSync(from, join(root, to), { recursive: true, dereference: true, filter });
  }
  writeFileSync(file, stamp);
}

/**
 * The packages that npm has installed inside of the generator, because the project has other versions of them. In the
 * workspace the generator's code has to find its own.
 */
function nestedPackages({ code, modules }: Generator): readonly Omit<PlannedPackage, 'name'>[] {
  const nested = join(code, 'node_modules');
  if (code === dirname(modules) || !existsSync(nested)) return [];
  return readdirSync(nested)
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) =>
      name.startsWith('@') ? readdirSync(join(nested, name)).map((own) => `${name}/${own}`) : name,
    )
    .map((name) => {
      const from = join(nested, name);
      return { version: versionOfPackage(from), from, to: `node_modules/${name}` };
    });
}
