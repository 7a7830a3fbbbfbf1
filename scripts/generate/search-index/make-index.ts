import { checkTasks } from './check-tasks';
import { gatherPages } from './pages';
import { toShards } from './shards';
import { writeIndex } from './write-index';

/**
 * Builds the search index.
 *
 * @param root the root folder of the served site
 * @returns one line with the number of records and the file sizes
 */
export async function makeIndex(root: string): Promise<string> {
  const started = performance.now();
  const pages = await gatherPages();
  checkTasks(pages);
  const sizes = writeIndex(toShards(pages), root);
  const records = pages.reduce((sum, page) => sum + page.records.length, 0);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);
  const largest = (list: readonly number[]) => kilobytes(Math.max(...list));
  return [
    `${records} records of ${pages.length} pages in ${seconds} s;`,
    `names ${kilobytes(sizes.names)} KB, manifest ${kilobytes(sizes.manifest)} KB,`,
    `${sizes.texts.length} text files of at most ${largest(sizes.texts)} KB,`,
    `${sizes.previews.length} preview files of at most ${largest(sizes.previews)} KB (gzip)`,
  ].join(' ');
}
