import { spawnSync } from 'node:child_process';

/** Names and paths of Firefox on common systems. The first that runs is used. */
const names = ['firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'];

interface Firefox {
  /** The full path, because the code that starts Firefox does not search the PATH. */
  program: string;
  version: string;
}

/** Finds the path and the version of a program; undefined if it does not run. */
function detect(name: string): Firefox | undefined {
  const { status, stdout } = spawnSync(name, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  if (status !== 0) return undefined;
  const program = name.includes('/')
    ? name
    : spawnSync('which', [name], { encoding: 'utf8' }).stdout.trim();
  return { program, version: stdout.trim() };
}

/**
 * Finds an installed Firefox: `FIREFOX_PATH`, otherwise the one of the system.
 *
 * @throws when `FIREFOX_PATH` is set but cannot be run. It is never replaced silently
 */
export function findFirefox(
  configured = process.env.FIREFOX_PATH,
  find: (name: string) => Firefox | undefined = detect,
): Firefox | undefined {
  if (configured !== undefined && configured !== '') {
    const found = find(configured);
    if (found) return found;
    throw new Error(`FIREFOX_PATH is "${configured}", which cannot be run.`);
  }
  for (const name of names) {
    const found = find(name);
    if (found) return found;
  }
  return undefined;
}
