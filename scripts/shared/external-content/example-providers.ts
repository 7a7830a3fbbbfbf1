import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { site } from '@/content/site';
import { generatedFiles } from '@/lib/generated/files';
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
  source: string;
  /** The name of the export. */
  name: string;
}

/**
 * Copies the file that `examples.providers` names into the workspace.
 *
 * @param folder the content folder
 * @returns what was copied; undefined when the field is not set
 * @throws when it is missing, or exports no `ApplicationConfig`
 */
export function writeExampleProviders(
  folder: string,
  work: WorkspaceFiles,
): ExampleConfig | undefined {
  const { providers } = site.examples;
  if (providers === undefined) {
    rmSync(generatedFiles.exampleProviders, { force: true });
    return undefined;
  }
  const field = `${join(folder, 'site.ts')}: examples.providers`;
  const file = join(folder, providers);
  if (!existsSync(file)) throw new Error(`${field}: there is no file "${providers}" in ${folder}`);
  const source = readFileSync(file, 'utf8');
  const name = configExportOf(source);
  if (name === undefined) {
    throw new Error(
      `${field}: expected ${providers} to contain "export const appConfig: ApplicationConfig = { … }"`,
    );
  }
  const alias = name === exportedName ? '' : `\nexport { ${name} as ${exportedName} };\n`;
  work.write(generatedFiles.exampleProviders, `${source}${alias}`);
  return { file, source, name };
}
