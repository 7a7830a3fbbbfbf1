import { basename, resolve } from 'node:path';
import { fingerprint } from '@/scripts/shared/stamp';

/** Where the code that builds a site is, and where it builds it. All paths are absolute. */
export interface Generator {
  /** The folder with the code of the site: this repository, or the package of it that a project has installed. */
  code: string;
  /** The `node_modules` folder with the packages that the code needs. */
  modules: string;
  /**
   * The folder in which the site is built. It is below the folder of `modules`, so that Node.js finds the packages, but not
   * in `modules`: Next.js, Tailwind CSS and tsx treat files there as finished code.
   */
  workspace: string;
  /** The option with which npm does not install another Angular, for commands in messages. */
  installOptions: string;
}

/**
 * The folder of the workspace for a content folder, when this repository builds its site. `SITE_WORKSPACE` names another
 * one: tests build the sites of several libraries in the same place.
 */
export function workspaceOf(folder: string): string {
  const name = basename(folder).replaceAll(/[^\w-]/g, '-') || 'site';
  const own = `${name}-${fingerprint(folder).slice(0, 6)}`;
  return resolve('.generated/sites', process.env.SITE_WORKSPACE ?? own);
}

/** Builds the site of a content folder with this repository, which is the current folder. */
export function generatorHere(folder: string): Generator {
  return {
    code: process.cwd(),
    modules: resolve('node_modules'),
    workspace: workspaceOf(folder),
    installOptions: '--legacy-peer-deps',
  };
}
