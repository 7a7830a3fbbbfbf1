/**
 * Prints what the shell costs before anyone interacts.
 *
 * Reads   out/ (run `npm run build` first).
 * Writes  an empty app of the same framework below .generated/bench-shell, to compare with.
 * Prints  gzip bytes of the scripts a page loads, ours less the empty app's; and the longest tasks
 *         while pages load in Chromium at a quarter of its speed.
 * Fails   when out/ is missing or the empty app cannot be built.
 */
import { main } from '@/scripts/start/main';
import { emptyAppScripts } from './empty-app';
import { longestTasks } from './long-tasks';
import { pageScripts } from './page-scripts';

const pages = ['/guides', '/components/button/overview', '/components/datepicker/api'];

main(async () => {
  const empty = await emptyAppScripts();
  console.log(`An empty app loads ${kilobytes(empty)} of script (gzip).`);
  for (const page of pages) {
    const bytes = pageScripts('out', page);
    console.log(`${page} loads ${kilobytes(bytes)}: the islands add ${kilobytes(bytes - empty)}.`);
  }
  for (const { page, tasks } of await longestTasks(pages)) {
    const list = tasks.map(({ duration, source }) => `${Math.round(duration)} ms ${source}`);
    console.log(`${page}, longest tasks at 4x throttling: ${list.join(', ') || 'none over 50 ms'}`);
  }
});

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}
