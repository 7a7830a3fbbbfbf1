/**
 * Tests that the site works below a path of a host as it does at the root.
 *
 *   npm run test:base [-- --out <folder>]
 *
 * Reads   the project, or the build in --out for any path.
 * Writes  .generated/below: a build with BASE_PATH=/docs/22/, unless --out is set. out/ does not change.
 * Fails   when an address in any file of the build leads out of its path or to nothing, and when a page, a
 *         navigation, a theme, the search, a live example, a redirect or the not-found page does not work
 *         in Chromium.
 */
import { parseArgs } from 'node:util';
import { main } from '@/scripts/shared/main';
import { printStep } from '@/scripts/shared/print-step';
import { runOrThrow } from '@/scripts/shared/run-or-throw';
import { readSite } from '@/scripts/shared/server/site-index';
import { crawl } from './crawl';
import { walk } from './walk';

const buildFolder = '.generated/below';

/** Builds with a base path. Afterwards, two generators run again so that their files have no base path. */
async function buildBelow(): Promise<void> {
  process.env.BASE_PATH = '/docs/22/';
  try {
    await runOrThrow(['tsx', 'scripts/commands/build.ts', '--to', buildFolder]);
  } finally {
    delete process.env.BASE_PATH;
    await runOrThrow(['tsx', 'scripts/generate/page-scripts/index.ts']);
    await runOrThrow(['tsx', 'scripts/generate/search-index/index.ts']);
  }
}

main(async () => {
  const { values } = parseArgs({ options: { out: { type: 'string' } } });
  if (values.out === undefined) await buildBelow();
  const site = readSite(values.out ?? buildFolder);
  if (site.base === '')
    throw new Error(`${site.folder} was built for the root of a host; build it with BASE_PATH.`);
  printStep(`Checking every address below ${site.base}`);
  const { addresses, problems } = crawl(site);
  for (const problem of problems.slice(0, 40)) console.error(`  ${problem}`);
  if (problems.length > 0)
    throw new Error(`${problems.length} addresses lead out of the path or to nothing.`);
  console.log(`${addresses} addresses in the files of ${site.folder}/ are valid.`);
  printStep('Testing the site in Chromium');
  await walk(site);
});
