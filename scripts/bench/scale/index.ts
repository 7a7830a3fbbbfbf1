/**
 * Measures what the site costs as it grows: builds it as it is, and with each item there 4 and 10 times.
 *
 * Reads   this checkout, with what has been generated (run `npm run build` first); `--times <n>`, more
 *         than once, for other factors
 * Writes  a copy of the checkout in the system's temporary folder, which it removes
 * Prints  for each factor seconds, memory, pages, seconds and bytes per page, and bytes of one page that is there each
 *         time. It judges nothing.
 * Fails   when nothing has been generated, or a build fails
 */
import { existsSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { navigationStart } from '@/scripts/bench/site/pages';
import { table } from '@/scripts/bench/site/table';
import { main } from '@/scripts/shared/main';
import { buildWatched } from './build-watched';
import { copyProject } from './copy-project';
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
    throw new Error('--times: expected a number from 1 on.');
  }
  if (!existsSync('.generated'))
    throw new Error('Nothing is generated: run "npm run build" first.');
  const rows = [head];
  for (const factor of factors) {
    const copy = copyProject();
    try {
      multiplyItems(copy, factor);
      const { seconds, megabytes } = await buildWatched(copy);
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
