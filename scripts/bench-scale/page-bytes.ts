import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { listFiles } from '@/scripts/shared/list-files';

/** How many pages an export has, and their HTML in gzip bytes. */
export function pageBytes(out: string): { pages: number; bytes: number } {
  const pages = listFiles(out).filter((file) => file.endsWith('.html'));
  const sizes = pages.map((page) => gzipSync(readFileSync(join(out, page))).length);
  return { pages: pages.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}
