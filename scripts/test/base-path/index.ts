/**
 * Holds the site below a path to the site at the root: everything has to work there.
 *
 *   npm run test:base [-- --out <folder>]
 *
 * Reads   the project, or the build in --out, whatever path it was made for.
 * Writes  .generated/below: a build with BASE_PATH=/docs/22/, unless --out names one. out/ stays as it was.
 * Fails   when an address in any file of the build leads beside its path or to nothing, and when in Chromium a
 *         page, a navigation, a theme, the search, a live example, a redirect or the not-found page does not
 *         work there.
 */
import { parseArgs } from 'node:util';
import { main } from '@/scripts/shared/main';
import { printStep } from '@/scripts/shared/print-step';
import { runOrThrow } from '@/scripts/shared/run-or-throw';
import { readSite } from '@/scripts/shared/server/site-index';
import { crawl } from './crawl';
import { walk } from './walk';

const builtInto = '.generated/below';

/** The last steps are done again afterwards: what they leave for the next build names no path then. */
async function buildBelow(): Promise<void> {
  process.env.BASE_PATH = '/docs/22/';
  try {
    await runOrThrow(['tsx', 'scripts/commands/build.ts', '--to', builtInto]);
  } finally {
    delete process.env.BASE_PATH;
    await runOrThrow(['tsx', 'scripts/generate/page-scripts/index.ts']);
    await runOrThrow(['tsx', 'scripts/generate/search-index/index.ts']);
  }
}

main(async () => {
  const { values } = parseArgs({ options: { out: { type: 'string' } } });
  if (values.out === undefined) await buildBelow();
  const site = readSite(values.out ?? builtInto);
  if (site.base === '') throw new Error(`${site.folder} was built for the root of a host.`);
  printStep(`Reading every address below ${site.base}`);
  const { addresses, problems } = crawl(site);
  for (const problem of problems.slice(0, 40)) console.error(`  ${problem}`);
  if (problems.length > 0) throw new Error(`${problems.length} addresses are wrong.`);
  console.log(`${addresses} addresses in the files of ${site.folder}/ lead where they should.`);
  printStep('Walking through the site in Chromium');
  await walk(site);
});
