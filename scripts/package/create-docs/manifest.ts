import { relative } from 'node:path';
import { z } from 'zod';
import type { Library } from './library';

const overridesSchema = z.record(z.string(), z.union([z.string(), z.looseObject({})]));
const ownSchema = z.object({
  name: z.string(),
  version: z.string(),
  engines: z.object({ node: z.string() }),
  dependencies: z.record(z.string(), z.string()),
  overrides: overridesSchema,
  allowScripts: z.record(z.string(), z.boolean()),
});

/** The manifest of this package. */
export type OwnManifest = z.infer<typeof ownSchema>;

/** Parses the manifest of this package. */
export const readOwnManifest = (text: string): OwnManifest => ownSchema.parse(JSON.parse(text));

/** Parts of Angular that a library may need, and that this package does not. They have Angular's version. */
const partsOfAngular = ['@angular/animations', '@angular/elements', '@angular/localize'];

interface Project {
  /** Its name, and its absolute path. */
  name: string;
  folder: string;
  library: Library;
  /** How `devDependencies` names this package. */
  generator: string;
}

/**
 * The `package.json` of a new project. Its `overrides` keep one version of Angular, that of this package, whatever
 * the library requires, so that npm needs no further options.
 */
export function projectManifest(own: OwnManifest, project: Project): object {
  const { name, folder, library, generator } = project;
  const file = library.file && relative(folder, library.file).replaceAll('\\', '/');
  return {
    name,
    version: '0.0.0',
    private: true,
    type: 'module',
    engines: own.engines,
    scripts: {
      dev: 'docs-site dev',
      build: 'docs-site build',
      check: 'docs-site check',
      serve: 'docs-site serve',
      measure: 'docs-site measure',
    },
    dependencies: { [library.npm]: file === undefined ? library.version : `file:${file}` },
    devDependencies: { [own.name]: generator },
    overrides: overridesFor(own, library.npm),
    allowScripts: scriptsOf(own),
  };
}

function overridesFor({ dependencies, overrides }: OwnManifest, library: string) {
  const angular = Object.entries(dependencies).filter(([name]) => name.startsWith('@angular/'));
  const core = dependencies['@angular/core'] ?? '';
  const pinned = { ...Object.fromEntries(partsOfAngular.map((name) => [name, core])) };
  return Object.fromEntries(
    Object.entries({
      ...pinned,
      ...Object.fromEntries(angular),
      // Those of this package's tests are for packages that a project does not install.
      ...Object.fromEntries(Object.entries(overrides).filter(([name]) => neededBySite(name))),
    }).filter(([name]) => name !== library),
  );
}

const neededBySite = (name: string) => name === 'msgpackr-extract';

/** The packages whose installation scripts npm has to run, without those that only tests need. */
function scriptsOf({ allowScripts }: OwnManifest) {
  return Object.fromEntries(
    Object.entries(allowScripts).filter(([name]) => name !== 'unrs-resolver'),
  );
}
