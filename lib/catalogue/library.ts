import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { site } from '@/content/site';
import type { CarvedOutDoc, ExampleNaming } from '@/content/types';
import { generatedFiles } from '@/lib/generated/files';

/** Where examples are stored, and how their files and classes are named. */
export interface ExampleLayout extends Omit<ExampleNaming, 'styles' | 'dark' | 'providers'> {
  /** The stylesheet for all examples, from the project's root. */
  styles?: string | undefined;
  /** The module with the providers for all examples, from the project's root. */
  providers?: string | undefined;
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
  /** Whether texts and examples are copies of another team's content. */
  isExternal: boolean;
}

/** The default names of examples; `content/site.ts` may override them. */
const houseNaming = {
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

/** Whether the site is about Material, whose components need its theme and its fonts. */
export const hasMaterial = site.packages.some(({ npm }) => npm === '@angular/material');

/**
 * The stylesheet of examples. Those of other sites are collected in one generated file; Material's components have a
 * theme by default.
 */
function findStyles(): string | undefined {
  if (existsSync(generatedFiles.exampleStyles)) return generatedFiles.exampleStyles;
  if (typeof site.examples.styles === 'string') return `content/${site.examples.styles}`;
  return hasMaterial ? 'content/example-theme.scss' : undefined;
}

export const library: Library = {
  packages: site.packages.map(({ npm }) => npm),
  installedIn: modulesAbove(process.cwd()),
  carvedOut: site.carvedOut,
  examples: {
    folder: 'content/examples/{package}/{area}/{id}',
    ...houseNaming,
    ...site.examples,
    // Paths in `site.ts` are relative to it, these to the project's root.
    styles: findStyles(),
    providers: existsSync(generatedFiles.exampleProvidersEntry)
      ? generatedFiles.exampleProvidersEntry
      : undefined,
  },
  strict: site.isStrict,
  isExternal: existsSync(generatedFiles.sourceFiles),
};
