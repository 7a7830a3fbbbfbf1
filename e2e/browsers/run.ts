/**
 * Walks through what is built in Firefox, where it is installed, as a visitor would.
 *
 * Reads   out/; FIREFOX_PATH, else the Firefox of this machine.
 * Writes  nothing; it prints each walk.
 * Fails   when a walk does, or FIREFOX_PATH cannot be run. Without a Firefox it says so and succeeds.
 */
import puppeteer, { type Browser } from 'puppeteer-core';
import { findFirefox } from '@/scripts/browser/find-firefox';
import { listen } from '@/scripts/serve/listen';
import { createSiteServer } from '@/scripts/serve/server';
import { main } from '@/scripts/shared/main';
import { type Walk, walks } from './walks';

/** Milliseconds after which something that should show counts as missing. */
const patience = 20_000;

main(async () => {
  const firefox = findFirefox();
  if (!firefox) {
    console.log(
      'Firefox is not installed, so nothing was tried in it (Debian: apt-get install firefox-esr).',
    );
    return;
  }
  console.log(firefox.version);
  const server = createSiteServer('out');
  const origin = `http://localhost:${await listen(server, 0)}`;
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: firefox.program,
    headless: true,
  });
  let failed = 0;
  for (const [name, walk] of Object.entries(walks)) {
    const problem = await problemOf(browser, origin, walk);
    console.log(problem === undefined ? `✓ ${name}` : `✗ ${name}: ${problem}`);
    if (problem !== undefined) failed += 1;
  }
  await browser.close();
  server.closeAllConnections();
  server.close();
  console.log(`${Object.keys(walks).length - failed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
});

/** Goes a walk with storage of its own. What the page throws counts as a problem, too. */
async function problemOf(
  browser: Browser,
  origin: string,
  walk: Walk,
): Promise<string | undefined> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.setDefaultTimeout(patience);
  try {
    await page.setViewport({ width: 1280, height: 800 });
    await walk({ page, open: (path) => page.goto(origin + path) });
  } catch (error) {
    errors.unshift(String(error));
  } finally {
    await context.close();
  }
  return errors.length > 0 ? errors.join('; ') : undefined;
}
