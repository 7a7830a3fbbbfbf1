import { join } from 'node:path';
import { compile } from './compile';
import { isBareCode } from './missing-provider';
import { prerender, type Rendering } from './prerender';
import type { ScannedExample } from './scan-folder';
import { writeRegistry } from './workspace';

/** The configuration in `angular.json` that builds for development, and the folder that it writes. */
const configuration = 'explain';

interface Workspace {
  dir: string;
  /** The folder to which the import specifiers of examples are relative. */
  codeRoot: string;
  /** All examples in the workspace. */
  examples: readonly ScannedExample[];
}

/**
 * Finds the messages of errors that Angular throws as bare codes in production: builds these examples for
 * development, and renders them again. Costs nothing when there are no such errors.
 *
 * @returns the rendering, with messages instead of codes
 */
export async function explainFailures(
  rendering: Rendering,
  { dir, codeRoot, examples }: Workspace,
): Promise<Rendering> {
  const ids = [...rendering.failed].flatMap(([id, reason]) => (isBareCode(reason) ? [id] : []));
  if (ids.length === 0) return rendering;
  writeRegistry(
    dir,
    codeRoot,
    examples.filter(({ example }) => ids.includes(example.id)),
  );
  const errors = await compile(dir, { configuration });
  writeRegistry(dir, codeRoot, examples);
  if (errors !== undefined) return rendering;
  const { failed } = await prerender(join(dir, configuration), ids);
  return { ...rendering, failed: new Map([...rendering.failed, ...failed]) };
}
