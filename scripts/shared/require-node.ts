import { readFileSync } from 'node:fs';
import { satisfies } from 'semver';
import { z } from 'zod';

const packageSchema = z.object({ engines: z.object({ node: z.string() }) });

/** Reads the supported range of Node.js versions from a package.json. */
export function supportedNode(manifest = 'package.json'): string {
  return packageSchema.parse(JSON.parse(readFileSync(manifest, 'utf8'))).engines.node;
}

/**
 * Throws when the build does not support this version of Node.js. npm puts `node_modules/.bin` first on the
 * path, and the `node` package there provides the right version. A command that is started without npm may
 * use another.
 *
 * @param supported a semver range
 * @throws an error with instructions
 */
export function requireNode(
  version: string = process.versions.node,
  supported: string = supportedNode(),
): void {
  if (satisfies(version, supported)) return;
  throw new Error(
    `Node.js ${supported} is required, but this is ${version}. ` +
      'Run the command through npm: `npm ci` installs the right version of Node.js for the scripts ' +
      '(install scripts must be allowed to run, so do not use --ignore-scripts).',
  );
}
