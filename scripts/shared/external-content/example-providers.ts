import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { site } from '@/content/site';
import { generatedFiles } from '@/lib/generated/files';
import { readWithLocalImports } from './local-imports';
import { commonFolder } from './references';
import type { WorkspaceFiles } from './workspace-files';

/** The name under which the application of the examples imports the configuration. */
const exportedName = 'exampleConfig';

/**
 * Finds the name of the exported `ApplicationConfig` in a module.
 *
 * @returns undefined when there is none
 */
export function configExportOf(source: string): string | undefined {
  const [, typed] = /\bexport\s+const\s+(\w+)\s*:\s*ApplicationConfig\b/.exec(source) ?? [];
  const [, satisfying] =
    /\bexport\s+const\s+(\w+)\s*=[\s\S]*?\bsatisfies\s+ApplicationConfig\b/.exec(source) ?? [];
  return typed ?? satisfying;
}

/** The file that exports the configuration of the application of the examples. */
export interface ExampleConfig {
  file: string;
  /** Its text and those of the local files that it imports, by absolute path. */
  sources: ReadonlyMap<string, string>;
  /** The name of the export. */
  name: string;
}

/**
 * Copies the file that `examples.providers` names into the workspace, with the local files that it imports.
 *
 * @param folder the content folder
 * @returns what was copied; undefined when the field is not set
 * @throws when it or a file that it imports is missing, or when it exports no `ApplicationConfig`
 */
export function writeExampleProviders(
  folder: string,
  work: WorkspaceFiles,
): ExampleConfig | undefined {
  const { providers } = site.examples;
  if (providers === undefined) {
    work.removeOthersIn([generatedFiles.exampleProviders]);
    return undefined;
  }
  const field = `${join(folder, 'site.ts')}: examples.providers`;
  const file = join(folder, providers);
  if (!existsSync(file)) throw new Error(`${field}: there is no file "${providers}" in ${folder}`);
  const sources = readSources(file, field);
  const name = configExportOf(sources.get(file) ?? '');
  if (name === undefined) {
    throw new Error(
      `${field}: expected ${providers} to contain "export const appConfig: ApplicationConfig = { … }"`,
    );
  }
  const root = commonFolder([...sources.keys()].map((path) => dirname(path)));
  const placeOf = (path: string) => `files/${relative(root, path).replaceAll('\\', '/')}`;
  for (const [path, text] of sources) {
    work.write(`${generatedFiles.exampleProviders}/${placeOf(path)}`, text);
  }
  work.write(
    generatedFiles.exampleProvidersEntry,
    `export { ${name} as ${exportedName} } from './${placeOf(file).replace(/\.ts$/, '')}';\n`,
  );
  work.removeOthersIn([generatedFiles.exampleProviders]);
  return { file, sources, name };
}

function readSources(file: string, field: string): ReadonlyMap<string, string> {
  try {
    return readWithLocalImports(file);
  } catch (error) {
    throw new Error(`${field}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
