import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve } from 'node:path';

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
  const own = installedIn.filter((folder) => !isOutside('.', dirname(resolve(folder))));
  for (const folder of installedIn) {
    // Those above the project's root are found from the workspace as well.
    if (own.includes(folder) || !existsSync(folder)) continue;
    for (const name of packagesIn(folder)) {
      if (own.some((modules) => existsSync(join(modules, name)))) continue;
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

/** Whether a folder is not below another, which is the project's root unless told. */
function isOutside(folder: string, base = '.'): boolean {
  const path = relative(base, folder);
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
