/**
 * Prints what the shell costs before anyone interacts.
 *
 * Reads   out/, built with source maps (`npm run bench:shell` does so).
 * Writes  an empty app of the same framework below .generated/bench-shell, to compare with.
 * Prints  gzip bytes of the scripts a page loads, ours less the empty app's; and the time the site's
 *         own code takes of the main thread while pages load in Chromium at a quarter of its speed:
 *         the most within one task, in all, and in which files.
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
        `${all.toFixed(1)} ms in all (${where.join(', ')}).`,
    );
  }
});

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}
