import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { listFiles } from '@/scripts/shared/list-files';

export interface PageBytes {
  /** The number of full pages, without redirect stubs and example previews. */
  pages: number;
  /** The gzip bytes of their HTML. */
  bytes: number;
  /** The gzip bytes of one page, whose content does not depend on the number of items. */
  onePage: number;
}

/**
 * Weighs the pages of an export.
 *
 * @param path the page that is also weighed separately
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
