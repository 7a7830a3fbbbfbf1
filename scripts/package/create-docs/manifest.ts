import { relative } from 'node:path';
import { valid } from 'semver';
import { z } from 'zod';
import { pinnedVersions } from '@/scripts/shared/pinned-versions';
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
    overrides: overridesFor(own, library),
    allowScripts: scriptsOf(own),
  };
}

function overridesFor({ dependencies, overrides }: OwnManifest, library: Library) {
  return Object.fromEntries(
    Object.entries({
      ...pinnedVersions(dependencies),
      ...exactVersionsFor(library),
      // Those of this package's tests are for packages that a project does not install.
      ...Object.fromEntries(Object.entries(overrides).filter(([name]) => neededBySite(name))),
    }).filter(([name]) => name !== library.npm),
  );
}

/** Angular Material works with one version of the CDK only, and the generator with any of the same major version. */
function exactVersionsFor({ peers }: Library) {
  const cdk = peers['@angular/cdk'] ?? '';
  return valid(cdk) === null ? {} : { '@angular/cdk': cdk };
}

const neededBySite = (name: string) => name === 'msgpackr-extract';

/** The packages whose installation scripts npm has to run, without those that only tests need. */
function scriptsOf({ allowScripts }: OwnManifest) {
  return Object.fromEntries(
    Object.entries(allowScripts).filter(([name]) => name !== 'unrs-resolver'),
  );
}
