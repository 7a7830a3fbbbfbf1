/**
 * Shows visual changes between two built sites: photographs one page of each kind and each overlay, in
 * every theme at three widths, and compares the pictures pixel by pixel. Playwright takes the pictures of
 * the first site as its snapshots and compares the second site with them (`looks.spec.ts`).
 *
 *   npm run looks -- <other out/> [<out/>] [options of `playwright test`]
 *
 * Reads   the folder of the other site, usually built from the main branch, and out/ or the second folder.
 * Writes  .generated/looks: the snapshots, and in report/ Playwright's report with before, after and
 *         difference. Git ignores all of it.
 * Prints  the pictures that differ, with the number of pixels.
 * Ends    with exit code 0 when nothing differs; with 1 when something differs, or when the sites could
 *         not be compared: no folder, a folder without a site, no browser.
 *
 * To look the same each time, pages are photographed with reduced motion, all fonts loaded, a fixed clock
 * and live examples as they were pre-rendered. A picture that differs is taken a second time, so that
 * a slow machine does not cause a difference.
 */
import { rmSync } from 'node:fs';
import { run } from '@/scripts/shared/command';
import { main } from '@/scripts/shared/main';
import { readArguments } from './read-arguments';
import { serveWithoutLiveExamples } from './serve-without-live-examples';

const folder = '.generated/looks';

async function takePictures(site: string, options: readonly string[]): Promise<number> {
  const { origin, close } = await serveWithoutLiveExamples(site);
  process.env.E2E_BASE_URL = origin;
  try {
    return await run(['playwright', 'test', '--config', 'playwright-looks.config.ts', ...options]);
  } finally {
    close();
  }
}

main(async () => {
  const { before, after, playwright } = readArguments(process.argv.slice(2));
  rmSync(folder, { recursive: true, force: true });
  // A page that only the second site has fails there: it has no snapshot.
  await takePictures(before, [
    ...playwright,
    '--update-snapshots=all',
    '--reporter=line',
    '--quiet',
  ]);
  process.exitCode = await takePictures(after, [...playwright, '--update-snapshots=none']);
  console.log(`Report: ${folder}/report/index.html`);
});
