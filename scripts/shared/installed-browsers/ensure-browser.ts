import { type Command, run } from '@/scripts/shared/command';
import { findBrowser } from './find-browser';

const mayInstall = process.platform === 'linux' && process.getuid?.() === 0;

const fromApt = (browser: string): readonly Command[] => [
  ['apt-get', 'update'],
  ['apt-get', 'install', '--yes', '--no-install-recommends', browser, 'fonts-liberation'],
];

/** Ways to get a browser, each a list of commands that must all succeed, in the order to try. */
const ways: readonly { name: string; possible: boolean; commands: readonly Command[] }[] = [
  {
    name: 'Playwright',
    possible: true,
    commands: [['playwright', 'install', 'chromium']],
  },
  {
    name: "the system's package manager, without windows",
    possible: mayInstall,
    commands: fromApt('chromium-headless-shell'),
  },
  {
    name: "the system's package manager",
    possible: mayInstall,
    commands: fromApt('chromium'),
  },
];

async function succeeds(commands: readonly Command[]): Promise<boolean> {
  for (const command of commands) {
    // A program that is not installed only means that this way is not open.
    const code = await run(command).catch(() => 1);
    if (code !== 0) return false;
  }
  return true;
}

/**
 * Finds a Chromium or gets one: from Playwright, or from apt where we may install.
 *
 * @returns its path
 * @throws with what to do when none can be had
 */
export async function ensureBrowser(): Promise<string> {
  const present = findBrowser();
  if (present !== undefined) return present;
  for (const { name, possible, commands } of ways) {
    if (!possible) continue;
    console.log(`There is no Chromium here; trying to get one from ${name}.`);
    const browser = (await succeeds(commands)) ? findBrowser() : undefined;
    if (browser !== undefined) return browser;
  }
  throw new Error(
    'No Chromium can be had. Install one (Debian: apt-get install chromium fonts-liberation; ' +
      'elsewhere: npx playwright install --with-deps chromium), or set CHROME_PATH to one.',
  );
}
