import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { filePaths } from '@/lib/routes/file-paths';
import type { Finding } from './finding';
import { kilobytes } from './kilobytes';
import { isLoadedLink, ownOrigin, type Page } from './read-page';

type StyledPage = Pick<Page, 'url' | 'html' | 'references'>;

/** The most bytes (gzip) of the site's own styles: one stylesheet that all pages share. */
const styleBudget = 19.5 * 1024;

/** The bytes of a page's styles: each stylesheet of the site as it is sent, and inline styles. */
export interface StyleWeight {
  url: string;
  size: number;
}

/**
 * Weighs the styles that pages load at first. Stylesheets of examples belong to the library, and themes only
 * set color roles, so neither counts.
 *
 * @param read returns a file of the export by its path
 */
export function weighStyles(
  pages: readonly StyledPage[],
  read: (path: string) => string,
): readonly StyleWeight[] {
  const sizes = new Map<string, number>();
  const sizeOf = (path: string) => {
    const size = sizes.get(path) ?? gzipSync(read(path)).length;
    sizes.set(path, size);
    return size;
  };
  return pages.map(({ url, html, references }) => {
    const sheets = references
      .filter(isLoadedLink)
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

/**
 * Reports pages whose styles exceed the budget, and pages without styles, because then nothing was measured.
 */
export function checkStyleBudget(
  weights: readonly StyleWeight[],
  max = styleBudget,
): readonly Finding[] {
  return weights
    .filter(({ size }) => size > max || size === 0)
    .map(({ url, size }) => ({
      path: url,
      rule: 'budget/styles',
      message: size === 0 ? 'has no styles' : `${kilobytes(size)}, more than ${kilobytes(max)}`,
    }));
}

/** Formats the size of the page with the heaviest styles. */
export function styleReport(weights: readonly StyleWeight[]): string {
  const [heaviest] = [...weights].sort((a, b) => b.size - a.size);
  return heaviest === undefined
    ? '  no page has styles'
    : `  ${kilobytes(heaviest.size)} of ${kilobytes(styleBudget)}  styles of ${heaviest.url}, the most`;
}

/** Returns a function that reads a file of the export by its path. */
export const readFrom = (out: string) => (path: string) => readFileSync(join(out, path), 'utf8');
