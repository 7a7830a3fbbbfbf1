import { spawnSync } from 'node:child_process';
import { chromium } from '@playwright/test';

/** Chromium without windows: the same engine, at half the work for the processor. */
const shellNames = ['chromium-headless-shell', 'chrome-headless-shell'];

/** Programs that Chromium goes by on the systems we know; the first that runs is taken. */
const wholeNames = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Whether a browser is one without windows, which keeps no page that was left, for example. */
export const isWindowless = (path: string): boolean =>
  shellNames.some((name) => path.includes(name)) || path.includes('headless_shell');

/** Whether a program is there and starts: some systems install a stand-in that only says no. */
function runs(program: string): boolean {
  return spawnSync(program, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

function pathOf(program: string): string {
  if (/[/\\]/.test(program)) return program;
  const { stdout } = spawnSync(process.platform === 'win32' ? 'where' : 'which', [program], {
    encoding: 'utf8',
  });
  return stdout.split(/\r?\n/)[0] ?? program;
}

/** The browser as people have it, for measuring; or preferably without windows, for all else. */
type Kind = 'whole' | 'windowless';

const names: Record<Kind, readonly string[]> = {
  whole: [...wholeNames, ...shellNames],
  windowless: [...shellNames, ...wholeNames],
};

/**
 * Finds a Chromium that is there already: `CHROME_PATH`, else the system's, else Playwright's.
 *
 * @param kind which of the system's is taken when it has both
 * @returns its path, or undefined when there is none
 * @throws when `CHROME_PATH` is set and cannot be run: what was asked for is not replaced silently
 */
export function findBrowser(
  kind: Kind = 'windowless',
  canRun: (program: string) => boolean = runs,
  wanted = process.env.CHROME_PATH,
): string | undefined {
  if (wanted !== undefined && wanted !== '') {
    if (canRun(wanted)) return wanted;
    throw new Error(`CHROME_PATH is "${wanted}", which cannot be run.`);
  }
  const system = names[kind].find(canRun);
  if (system !== undefined) return pathOf(system);
  const own = chromium.executablePath();
  return canRun(own) ? own : undefined;
}

/** The launch option that names the browser found; without one Playwright looks for its own. */
export function browserOption(kind?: Kind): { executablePath?: string } {
  const executablePath = findBrowser(kind);
  return executablePath === undefined ? {} : { executablePath };
}
