import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { listFiles } from '@/scripts/shared/list-files';

export interface PageBytes {
  /** Pages with the site around them: neither stubs of redirects nor examples alone. */
  pages: number;
  /** Their HTML together, in gzip bytes. */
  bytes: number;
  /** The HTML of one of them, which holds the same however many there are beside it, in gzip bytes. */
  onePage: number;
}

/**
 * Weighs the pages of an export.
 *
 * @param path of the one that is weighed on its own
 */
export function pageBytes(out: string, path: string): PageBytes {
  const sizeOf = (html: string) => gzipSync(html).length;
  const pages = listFiles(out)
    .filter((file) => file.endsWith('.html'))
    .map((file) => readFileSync(join(out, file), 'utf8'))
    .filter((html) => html.includes('<footer'));
  const one = readFileSync(join(out, `${path}.html`), 'utf8');
  return {
    pages: pages.length,
    bytes: pages.reduce((sum, html) => sum + sizeOf(html), 0),
    onePage: sizeOf(one),
  };
}
