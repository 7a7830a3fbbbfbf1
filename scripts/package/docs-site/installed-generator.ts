import { basename, dirname, join } from 'node:path';
import type { Generator } from '@/scripts/shared/external-content/generator';

/**
 * Builds the site of a project with the package that it has installed.
 *
 * @param project the folder with `site.ts`
 * @param code the folder of the installed package, below a folder `node_modules`
 */
export function installedGenerator(project: string, code: string): Generator {
  return {
    code,
    modules: modulesAbove(code),
    workspace: join(project, '.generated', 'site'),
    // The project's `overrides` keep Angular at one version.
    installOptions: '',
  };
}

/** The folder `node_modules` that a package is installed in. The name of the package may have a scope. */
function modulesAbove(code: string): string {
  const folder = dirname(code);
  if (basename(folder) === 'node_modules') return folder;
  if (folder === code) throw new Error('docs-site: it runs from a folder node_modules only.');
  return modulesAbove(folder);
}
