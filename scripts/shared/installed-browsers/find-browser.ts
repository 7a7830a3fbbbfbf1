import { spawnSync } from 'node:child_process';
import { chromium } from '@playwright/test';

/** Chromium without a user interface: the same engine, at half the CPU load. */
const shellNames = ['chromium-headless-shell', 'chrome-headless-shell'];

/** Names and paths of Chromium on common systems. The first that runs is used. */
const fullNames = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Whether a browser is a headless shell. A headless shell has no back/forward cache, for example. */
export const isHeadlessShell = (path: string): boolean =>
  shellNames.some((name) => path.includes(name)) || path.includes('headless_shell');

/** Whether a program exists and starts. Some systems install a placeholder that only prints an error. */
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

/**
 * `full`: the browser that people use, for measurements. `headless`: preferably the headless shell, for the
 * rest.
 */
type Kind = 'full' | 'headless';

const names: Record<Kind, readonly string[]> = {
  full: [...fullNames, ...shellNames],
  headless: [...shellNames, ...fullNames],
};

/**
 * Finds an installed Chromium: `CHROME_PATH`, otherwise the one of the system, otherwise the one of
 * Playwright.
 *
 * @param kind which one is preferred when the system has both
 * @returns its path, or undefined when there is none
 * @throws when `CHROME_PATH` is set but cannot be run. It is never replaced silently
 */
export function findBrowser(
  kind: Kind = 'headless',
  canRun: (program: string) => boolean = runs,
  configured = process.env.CHROME_PATH,
): string | undefined {
  if (configured !== undefined && configured !== '') {
    if (canRun(configured)) return configured;
    throw new Error(`CHROME_PATH is "${configured}", which cannot be run.`);
  }
  const system = names[kind].find(canRun);
  if (system !== undefined) return pathOf(system);
  const ofPlaywright = chromium.executablePath();
  return canRun(ofPlaywright) ? ofPlaywright : undefined;
}

/**
 * The launch option of Playwright for the browser that was found. Empty when Playwright should use its own.
 */
export function browserOption(kind?: Kind): { executablePath?: string } {
  const executablePath = findBrowser(kind);
  return executablePath === undefined ? {} : { executablePath };
}
