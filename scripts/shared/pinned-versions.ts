import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** Parts of Angular that a library may need, and that the generator does not. They have Angular's version. */
const partsOfAngular = ['@angular/animations', '@angular/elements', '@angular/localize'];

const manifestSchema = z.object({ dependencies: z.record(z.string(), z.string()) });

/**
 * The versions of Angular's packages that fit those of the generator, by name. The `overrides` of a project name them.
 *
 * @param dependencies those of the generator
 */
export function pinnedVersions(
  dependencies: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const core = dependencies['@angular/core'] ?? '';
  return {
    ...Object.fromEntries(partsOfAngular.map((name) => [name, core])),
    ...Object.fromEntries(
      Object.entries(dependencies).filter(([name]) => name.startsWith('@angular/')),
    ),
  };
}

/**
 * The command that installs packages, for messages. Packages of Angular get the exact version of the generator, because npm
 * installs no other beside `overrides`, not even a range that contains it.
 *
 * @param specs names of packages, with or without a version
 * @param options further options of `npm install`
 * @param generator the folder of the generator, or a workspace, which has a copy of its manifest
 */
export function installCommand(
  specs: readonly string[],
  options: readonly string[] = [],
  generator = '.',
): string {
  const manifest: unknown = JSON.parse(readFileSync(join(generator, 'package.json'), 'utf8'));
  const pins = pinnedVersions(manifestSchema.parse(manifest).dependencies);
  const exact = specs.map((spec) => {
    const name = spec.replace(/(?<!^)@.*$/, '');
    const version = pins[name];
    return version === undefined ? spec : `${name}@${version}`;
  });
  const isChanged = exact.some((spec, index) => spec !== specs[index]);
  const quoted = exact.map((spec) => (/\s/.test(spec) ? `"${spec}"` : spec));
  return ['npm install', ...options, isChanged ? '--save-exact' : '', ...quoted]
    .filter((word) => word !== '')
    .join(' ');
}
