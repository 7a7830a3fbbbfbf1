/**
 * Measures the cost of the shell before any interaction.
 *
 * Reads   out/, built with source maps (`npm run bench:shell` does so).
 * Writes  an empty Next app in .generated/bench-shell, for comparison.
 * Prints  gzip bytes of the scripts that a page loads, in total and without those of the empty app; and the
 *         main-thread time of the site's own code while pages load in Chromium with 4x CPU throttling: the
 *         longest task, the total, and the files.
 * Fails   when out/ is missing or has no source maps, or the empty app cannot be built.
 */
import { samples } from '@/content/samples';
import { paths } from '@/lib/routes/paths';
import { main } from '@/scripts/shared/main';
import { emptyAppScripts } from './empty-app';
import { ownWorkOf } from './page-loads';
import { pageScripts } from './page-scripts';

const pages = [
  paths.guides(),
  paths.item(samples.item, 'overview'),
  paths.item(samples.longApi, 'api'),
];

main(async () => {
  const empty = await emptyAppScripts();
  console.log(`An empty app loads ${kilobytes(empty)} of script (gzip).`);
  for (const page of pages) {
    const bytes = pageScripts('out', page);
    console.log(`${page} loads ${kilobytes(bytes)}: the islands add ${kilobytes(bytes - empty)}.`);
  }
  for (const { page, work } of await ownWorkOf(pages)) {
    const { longest, all, files } = work;
    const where = files.slice(0, 3).map(({ file, time }) => `${file} ${time.toFixed(1)}`);
    console.log(
      `${page}, own code at 4x throttling: at most ${longest.toFixed(1)} ms in a task, ` +
        `${all.toFixed(1)} ms in total (${where.join(', ')}).`,
    );
  }
});

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}
