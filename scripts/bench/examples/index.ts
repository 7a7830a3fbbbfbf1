/**
 * Measures the cost of the live examples. It only prints figures, because they depend on the machine.
 *
 * Reads   content/examples, out/ (run `npm run build` first)
 * Writes  .generated/bench/
 * Fails   when there is no build, or no browser
 */
import { existsSync, rmSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { samples } from '@/content/samples';
import { liveManifest } from '@/lib/examples/manifest';
import { paths } from '@/lib/routes/paths';
import { browserOption } from '@/scripts/shared/installed-browsers/find-browser';
import { main } from '@/scripts/shared/main';
import { listen } from '@/scripts/shared/server/listen';
import { createSiteServer } from '@/scripts/shared/server/server';
import { buildFigures } from './build-figures';
import { byteFigures } from './byte-figures';
import { firstLiveFigures, leakFigures, transferFigures } from './page-figures';

const count = 300;

main(
  async () => {
    if (!existsSync('out')) throw new Error('There is no out/: run "npm run build" first');
    for (const line of byteFigures(liveManifest(), 'out')) console.log(line);
    const server = createSiteServer('out');
    const origin = `http://localhost:${await listen(server, 0)}`;
    const browser = await chromium.launch({
      ...browserOption('full'),
      args: ['--no-sandbox'],
    });
    const page = origin + paths.item(samples.item, 'examples');
    for (const figures of [transferFigures, firstLiveFigures, leakFigures]) {
      for (const line of await figures(browser, page)) console.log(line);
    }
    await browser.close();
    server.close();
    for (const line of await buildFigures(count)) console.log(line);
    rmSync('.generated/bench', { recursive: true, force: true });
  },
  { exit: true },
);
