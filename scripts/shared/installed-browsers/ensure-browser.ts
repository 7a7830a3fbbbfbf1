import { type Command, run } from '@/scripts/shared/command';
import { findBrowser } from './find-browser';

const canInstall = process.platform === 'linux' && process.getuid?.() === 0;

const fromApt = (browser: string): readonly Command[] => [
  ['apt-get', 'update'],
  ['apt-get', 'install', '--yes', '--no-install-recommends', browser, 'fonts-liberation'],
];

/** Ways to install a browser, in the order to try. All commands of one way must succeed. */
const installers: readonly { name: string; possible: boolean; commands: readonly Command[] }[] = [
  {
    name: 'Playwright',
    possible: true,
    commands: [['playwright', 'install', 'chromium']],
  },
  {
    name: "the system's package manager (headless shell)",
    possible: canInstall,
    commands: fromApt('chromium-headless-shell'),
  },
  {
    name: "the system's package manager",
    possible: canInstall,
    commands: fromApt('chromium'),
  },
];

async function succeeds(commands: readonly Command[]): Promise<boolean> {
  for (const command of commands) {
    // `run` rejects when the program is not installed. Then this way is not available.
    const code = await run(command).catch(() => 1);
    if (code !== 0) return false;
  }
  return true;
}

/**
 * Finds a Chromium, or installs one: with Playwright, or with apt when this process runs as root.
 *
 * @returns the path of the browser
 * @throws an error with instructions when no Chromium can be installed
 */
export async function ensureBrowser(): Promise<string> {
  const present = findBrowser();
  if (present !== undefined) return present;
  for (const { name, possible, commands } of installers) {
    if (!possible) continue;
    console.log(`No Chromium found. Trying to install one with ${name}.`);
    const browser = (await succeeds(commands)) ? findBrowser() : undefined;
    if (browser !== undefined) return browser;
  }
  throw new Error(
    'No Chromium found, and none could be installed. Install one (Debian: apt-get install chromium ' +
      'fonts-liberation; other systems: npx playwright install --with-deps chromium), or set CHROME_PATH.',
  );
}
