import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { site } from '@/content/site';
import type { CarvedOutDoc, ExampleNaming } from '@/content/types';

/** Where examples are stored, and how their files and classes are named. */
export interface ExampleLayout extends ExampleNaming {
  /**
   * Path of an example's folder from the project's root. The placeholders `{package}` (the key of a
   * documented package), `{area}` and `{id}` each match one name; `{id}` is required.
   */
  folder: string;
}

/** The documented library, as the build steps that read it need it. */
export interface Library {
  /** Names on npm. */
  packages: readonly string[];
  /** Folders named `node_modules` to search for the packages; the first match wins. */
  installedIn: readonly string[];
  carvedOut: readonly CarvedOutDoc[];
  examples: ExampleLayout;
  /**
   * Whether a violated content rule fails the build. That is right when the site's writers can fix the
   * content. Otherwise the violation is a line in the build's report.
   */
  strict: boolean;
}

/** The default names of examples; `content/site.ts` may override them. */
const houseNaming: ExampleNaming = {
  file: '{id}-example.ts',
  className: '{Id}Example',
  types: [],
};

/** All `node_modules` folders that Node.js searches, starting at `folder`. */
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
