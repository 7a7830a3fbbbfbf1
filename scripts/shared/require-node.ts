/** Oldest Node the Angular compiler runs on. */
const oldest = { major: 22, minor: 22 };

/**
 * Stops a command that runs on a Node too old for the build. npm puts `node_modules/.bin` first on
 * the path, where the `node` package brings the right one; a command typed without npm may not.
 */
export function requireNode(version: string = process.versions.node): void {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > oldest.major || (major === oldest.major && minor >= oldest.minor)) return;
  throw new Error(
    `Node ${oldest.major}.${oldest.minor} or newer is needed, this is ${version}. ` +
      'Run the command through npm: `npm ci` installs a Node of its own for the scripts ' +
      '(its install script must be allowed to run, so not with --ignore-scripts).',
  );
}
