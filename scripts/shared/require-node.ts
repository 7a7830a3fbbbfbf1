import { readFileSync } from 'node:fs';
import { satisfies } from 'semver';
import { z } from 'zod';

const packageSchema = z.object({ engines: z.object({ node: z.string() }) });

/** The versions of Node that package.json says the project's commands run on. */
function supportedNode(): string {
  return packageSchema.parse(JSON.parse(readFileSync('package.json', 'utf8'))).engines.node;
}

/**
 * Stops a command that runs on a Node the build does not support. npm puts `node_modules/.bin` first
 * on the path, where the `node` package brings the right one; a command typed without npm may not.
 *
 * @param supported a range as package.json writes it
 * @throws with what to do
 */
export function requireNode(
  version: string = process.versions.node,
  supported: string = supportedNode(),
): void {
  if (satisfies(version, supported)) return;
  throw new Error(
    `Node ${supported} is needed, this is ${version}. ` +
      'Run the command through npm: `npm ci` installs a Node of its own for the scripts ' +
      '(its install script must be allowed to run, so not with --ignore-scripts).',
  );
}
