import { parseArgs } from 'node:util';

export interface CreateOptions {
  /** The folder of the new project. */
  folder: string;
  /** The documented package: a name on npm, or the path of a tarball or a folder. */
  library?: string | undefined;
  /** How the project names this package in its dependencies. */
  generator?: string | undefined;
}

const usage =
  'create-docs <folder> [--library <package, tarball or folder>] [--generator <version>]';

/**
 * Parses the arguments of `create-docs`.
 *
 * @throws with the usage, when the folder is missing or an option is unknown
 */
export function readArguments(args: readonly string[]): CreateOptions {
  const options = { library: { type: 'string' }, generator: { type: 'string' } } as const;
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [folder, ...others] = positionals;
    if (folder !== undefined && others.length === 0) return { folder, ...values };
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\nUsage: ${usage}`);
  }
  throw new Error(`Expected the name of one folder.\nUsage: ${usage}`);
}
