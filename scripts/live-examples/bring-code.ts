import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { isAbsolute, join, relative, resolve } from 'node:path';

/**
 * Brings within the compiler's reach what lies elsewhere. The examples of a folder outside this checkout
 * would not find Angular from there, or find another copy of it, so they are copied into the workspace.
 * Likewise packages that only another `node_modules` has: what the checkout has itself is never taken
 * from elsewhere, since two Angulars do not work together.
 *
 * @param dir workspace
 * @param root folder of all examples
 * @param installedIn folders called `node_modules`
 * @returns the folder to compile the examples from
 */
export function bringCode(dir: string, root: string, installedIn: readonly string[]): string {
  const modules = join(dir, 'node_modules');
  rmSync(modules, { recursive: true, force: true });
  for (const folder of installedIn) {
    if (resolve(folder) === resolve('node_modules') || !existsSync(folder)) continue;
    for (const name of packagesIn(folder)) {
      if (existsSync(join('node_modules', name))) continue;
      mkdirSync(modules, { recursive: true });
      cpSync(join(folder, name), join(modules, name), { recursive: true, dereference: true });
    }
  }
  const copy = join(dir, 'examples');
  rmSync(copy, { recursive: true, force: true });
  if (!isOutside(root)) return root;
  cpSync(root, copy, { recursive: true });
  return copy;
}

/** Whether a folder is not below the project's root. */
function isOutside(folder: string): boolean {
  const path = relative('.', folder);
  return path.startsWith('..') || isAbsolute(path);
}

function packagesIn(folder: string): readonly string[] {
  return readdirSync(folder).flatMap((name) => {
    if (name.startsWith('.')) return [];
    return name.startsWith('@')
      ? readdirSync(join(folder, name)).map((inner) => `${name}/${inner}`)
      : [name];
  });
}
