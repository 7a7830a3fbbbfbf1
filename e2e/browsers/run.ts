/**
 * Tests the build with user journeys in browsers that `npm test` does not use.
 *
 * Reads   out/; FIREFOX_PATH, or the installed Firefox; the installed WebKitGTK with its driver.
 * Writes  nothing; it prints each journey. `-- notice` runs only journeys whose name contains that word.
 * Fails   when a journey fails, or a script of the page throws meanwhile, or FIREFOX_PATH cannot be run. A browser
 *         that is not installed is reported and skipped.
 */
import { main } from '@/scripts/shared/main';
import { listen } from '@/scripts/shared/server/listen';
import { startFirefox } from './firefox';
import { createRefusingServer } from './refusing-server';
import type { RefusingSite, VisitorsBrowser, Walk } from './visitor';
import { allWalks } from './walks';
import { startWebKit } from './webkit';

/** The function that starts each browser, and a message for when it is not installed. */
const browsers = [
  { start: startFirefox, missing: 'Firefox is not installed (Debian: firefox-esr).' },
  {
    start: startWebKit,
    missing: 'WebKitGTK is not installed (Debian: webkit2gtk-driver, xvfb).',
  },
];

async function problemOf(
  browser: VisitorsBrowser,
  walk: Walk,
  site: RefusingSite,
): Promise<string | undefined> {
  try {
    const errors = await browser.go(walk, site);
    return errors.length > 0 ? errors.join('; ') : undefined;
  } catch (error) {
    return String(error);
  } finally {
    site.refuse(undefined);
  }
}

main(async () => {
  const [wanted = ''] = process.argv.slice(2);
  const walks = allWalks.filter(([name]) => name.includes(wanted));
  const { server, refuse } = createRefusingServer('out');
  const site = { origin: `http://localhost:${await listen(server, 0)}`, refuse };
  let passed = 0;
  let failed = 0;
  for (const { start, missing } of browsers) {
    const browser = await start();
    console.log(browser?.name ?? missing);
    if (!browser) continue;
    for (const [name, walk] of walks) {
      const problem = await problemOf(browser, walk, site);
      console.log(problem === undefined ? `✓ ${name}` : `✗ ${name}: ${problem}`);
      if (problem === undefined) passed += 1;
      else failed += 1;
    }
    await browser.close();
  }
  server.closeAllConnections();
  server.close();
  console.log(`${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
});
