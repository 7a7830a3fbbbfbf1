import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { site } from '@/content/site';
import type { CarvedOutDoc, ExampleNaming } from '@/content/types';

/** Where examples lie, and how their files and classes are called. */
export interface ExampleLayout extends ExampleNaming {
  /**
   * Path of an example's folder, from the project's root. `{package}` (the key of a documented package),
   * `{area}` and `{id}` stand for a name each; `{id}` has to be among them.
   */
  folder: string;
}

/** What the site documents, as the steps that read the library ask for it. */
export interface Library {
  /** Names on npm. */
  packages: readonly string[];
  /** Folders called `node_modules` that have them, the first that does counts. */
  installedIn: readonly string[];
  carvedOut: readonly CarvedOutDoc[];
  examples: ExampleLayout;
  /**
   * Whether what breaks a rule stops the build, as is right where writers of the site can mend it.
   * Otherwise it is a line in the build's report.
   */
  strict: boolean;
}

/** How examples are called here; `content/site.ts` names what differs. */
const houseNaming: ExampleNaming = {
  file: '{id}-example.ts',
  className: '{Id}Example',
  types: [],
};

/** The folders that Node.js looks for packages in, from the project's root. */
function modulesAbove(folder: string): readonly string[] {
  const modules = join(folder, 'node_modules');
  const above = folder === dirname(folder) ? [] : modulesAbove(dirname(folder));
  return existsSync(modules) ? [modules, ...above] : above;
}

export const library: Library = {
  packages: site.packages.map(({ npm }) => npm),
  installedIn: modulesAbove(process.cwd()),
  carvedOut: site.carvedOut,
  examples: {
    folder: 'content/examples/{package}/{area}/{id}',
    ...houseNaming,
    ...site.examples,
  },
  strict: site.isStrict,
};
