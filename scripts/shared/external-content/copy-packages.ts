import { cpSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { explainMissingDependencies, planPackages } from './plan-packages';

/** The file that says what has been copied, to copy nothing twice. */
const stampFile = '.copied.json';

/**
 * Copies the packages that the content folder needs into the workspace. Copies instead of links, so that their
 * imports resolve to the same Angular with which the examples are compiled.
 *
 * @throws when a required package is not installed, with the command that installs it
 */
export function copyPackages(folder: string, root: string): void {
  const { packages, missing } = planPackages(folder, resolve('node_modules'));
  if (missing.length > 0) throw new Error(explainMissingDependencies(missing, folder));
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
