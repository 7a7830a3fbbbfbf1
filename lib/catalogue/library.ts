import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { site } from '@/content/site';
import type { CarvedOutDoc, ExampleLayout } from '@/content/types';

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

/** How the site's own examples lie; `content/site.ts` names what differs. */
const houseLayout: ExampleLayout = {
  files: 'content/examples/{package}/{area}/{id}/{id}-example.ts',
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
  installedIn: [...modulesAbove(process.cwd()), ...site.installedIn],
  carvedOut: site.carvedOut,
  examples: { ...houseLayout, ...site.examples },
  strict: site.isStrict,
};
