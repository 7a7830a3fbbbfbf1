import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { filePaths } from '@/lib/routes/file-paths';
import type { Finding } from './finding';
import { kilobytes } from './kilobytes';
import { isAskedLink, ownOrigin, type Page } from './read-page';

type StyledPage = Pick<Page, 'url' | 'html' | 'references'>;

/** The most that the site's own styles of any page may weigh as sent, in bytes of gzip. */
const styleBudget = 10.5 * 1024;

/** What a page is styled by: the site's sheets, each as it is sent, and what stands in the page itself. */
export interface StyleWeight {
  url: string;
  size: number;
}

/**
 * Weighs the styles that pages begin with. Sheets of examples are the library's, themes bring roles only:
 * neither counts.
 *
 * @param read returns a file of the export by its path
 */
export function weighStyles(
  pages: readonly StyledPage[],
  read: (path: string) => string,
): readonly StyleWeight[] {
  const known = new Map<string, number>();
  const sizeOf = (path: string) => {
    const size = known.get(path) ?? gzipSync(read(path)).length;
    known.set(path, size);
    return size;
  };
  return pages.map(({ url, html, references }) => {
    const sheets = references
      .filter(isAskedLink)
      .filter(
        ({ url: { origin, pathname } }) =>
          origin === ownOrigin &&
          pathname.startsWith(filePaths.framework('')) &&
          pathname.endsWith('.css'),
      )
      .map(({ url: { pathname } }) => pathname);
    const inline = [...html.matchAll(/<style(?![^>]*"theme-sheet")[^>]*>(.*?)<\/style>/gs)].map(
      ([, css = '']) => css,
    );
    const own = inline.length > 0 ? gzipSync(inline.join('')).length : 0;
    return { url, size: [...new Set(sheets)].reduce((sum, path) => sum + sizeOf(path), own) };
  });
}

/** Pages whose styles are too heavy; and one whose sheets are not found, as then nothing is measured. */
export function checkStyleBudget(
  weights: readonly StyleWeight[],
  most = styleBudget,
): readonly Finding[] {
  return weights
    .filter(({ size }) => size > most || size === 0)
    .map(({ url, size }) => ({
      path: url,
      rule: 'budget/styles',
      message: size === 0 ? 'has no styles' : `${kilobytes(size)}, more than ${kilobytes(most)}`,
    }));
}

/** A line for people: the page with the heaviest styles. */
export function styleReport(weights: readonly StyleWeight[]): string {
  const [heaviest] = [...weights].sort((a, b) => b.size - a.size);
  return heaviest === undefined
    ? '  no page has styles'
    : `  ${kilobytes(heaviest.size)} of ${kilobytes(styleBudget)}  styles of ${heaviest.url}, the most`;
}

/** Reads a file of the export. */
export const readFrom = (out: string) => (path: string) => readFileSync(join(out, path), 'utf8');
