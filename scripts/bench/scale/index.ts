/**
 * Measures how the cost of the site grows: builds it with each item 1, 4 and 10 times.
 *
 * Reads   this checkout with its generated files (run `npm run build` first); `--times <n>` sets other
 *         factors and may be repeated
 * Writes  a copy of the checkout in the system's temporary folder, which it removes
 * Prints  for each factor: seconds, memory, pages, milliseconds and bytes per page, and bytes of one page
 *         that exists every time. It only prints figures.
 * Fails   when there are no generated files, or a build fails
 */
import { existsSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { navigationStart } from '@/scripts/bench/site/pages';
import { table } from '@/scripts/bench/site/table';
import { main } from '@/scripts/shared/main';
import { copyProject } from './copy-project';
import { measureBuild } from './measure-build';
import { multiplyItems } from './multiply-items';
import { pageBytes } from './page-bytes';

const head = [
  'items',
  'seconds',
  'memory MB',
  'pages',
  'ms per page',
  'HTML KB per page',
  'of one page',
];

main(async () => {
  const { values } = parseArgs({
    options: { times: { type: 'string', multiple: true, default: ['1', '4', '10'] } },
  });
  const factors = values.times.map(Number);
  if (!factors.every((factor) => Number.isInteger(factor) && factor > 0)) {
    throw new Error('--times: expected a positive integer.');
  }
  if (!existsSync('.generated'))
    throw new Error('There is no .generated/: run "npm run build" first.');
  const rows = [head];
  for (const factor of factors) {
    const copy = copyProject();
    try {
      multiplyItems(copy, factor);
      const { seconds, megabytes } = await measureBuild(copy);
      const { pages, bytes, onePage } = pageBytes(`${copy}/out`, navigationStart);
      rows.push([
        `${factor}x`,
        seconds.toFixed(0),
        megabytes.toFixed(0),
        String(pages),
        ((seconds * 1000) / pages).toFixed(0),
        (bytes / 1024 / pages).toFixed(1),
        (onePage / 1024).toFixed(1),
      ]);
    } finally {
      rmSync(copy, { recursive: true, force: true });
    }
  }
  console.log(`\n${table(rows)}\n`);
});
