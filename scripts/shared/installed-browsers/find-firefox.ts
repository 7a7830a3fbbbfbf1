import { spawnSync } from 'node:child_process';

/** Programs that Firefox goes by on the systems we know; the first that runs is taken. */
const names = ['firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'];

interface Firefox {
  /** Its whole path: what starts it does not look for it. */
  program: string;
  version: string;
}

/** What a program says of its version, if it runs; and where it lies. */
function ask(name: string): Firefox | undefined {
  const { status, stdout } = spawnSync(name, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  if (status !== 0) return undefined;
  const program = name.includes('/')
    ? name
    : spawnSync('which', [name], { encoding: 'utf8' }).stdout.trim();
  return { program, version: stdout.trim() };
}

/**
 * Finds a Firefox that is there already: `FIREFOX_PATH`, else the system's.
 *
 * @throws when `FIREFOX_PATH` is set and cannot be run: what was asked for is not replaced silently
 */
export function findFirefox(
  wanted = process.env.FIREFOX_PATH,
  look: (name: string) => Firefox | undefined = ask,
): Firefox | undefined {
  if (wanted !== undefined && wanted !== '') {
    const found = look(wanted);
    if (found) return found;
    throw new Error(`FIREFOX_PATH is "${wanted}", which cannot be run.`);
  }
  for (const name of names) {
    const found = look(name);
    if (found) return found;
  }
  return undefined;
}
