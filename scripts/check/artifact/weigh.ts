import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { isLoadedLink, ownOrigin, type Page } from './read-page';

/** The bytes (brotli) that a page loads. */
export interface Weight {
  url: string;
  html: number;
  css: number;
  script: number;
}

function compressed(bytes: string | Buffer): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return brotliCompressSync(bytes, { params }).length;
}

/** Returns a function that weighs pages. It compresses files that pages share only once. */
export function createPageWeigher(out: string): (page: Page) => Weight {
  const sizes = new Map<string, number>();
  const weighFile = (path: string) => {
    const file = join(out, path);
    const size = sizes.get(path) ?? (existsSync(file) ? compressed(readFileSync(file)) : 0);
    sizes.set(path, size);
    return size;
  };
  const sum = (
    page: Page,
    ending: string,
    isLoaded: (reference: Page['references'][number]) => boolean,
  ) => {
    const own = page.references.filter(
      (reference) =>
        reference.url.origin === ownOrigin &&
        reference.url.pathname.endsWith(ending) &&
        isLoaded(reference),
    );
    const files = new Set(own.map(({ url }) => url.pathname));
    return [...files].reduce((total, path) => total + weighFile(path), 0);
  };
  return (page) => ({
    url: page.url,
    html: compressed(page.html),
    css: sum(page, '.css', isLoadedLink),
    script: sum(page, '.js', ({ element }) => element.startsWith('<script')),
  });
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Formats the weights of the heaviest pages and of the median page. */
export function weightReport(weights: readonly Weight[]): readonly string[] {
  const total = ({ html, css, script }: Weight) => html + css + script;
  const byTotal = [...weights].sort((a, b) => total(b) - total(a));
  const line = (weight: Weight) =>
    `  ${kilobytes(total(weight)).padStart(10)}  html ${kilobytes(weight.html)}, ` +
    `css ${kilobytes(weight.css)}, script ${kilobytes(weight.script)}  ${weight.url}`;
  const middle = byTotal[Math.floor(byTotal.length / 2)];
  return [
    'Bytes per page (brotli), the heaviest and the median:',
    ...byTotal.slice(0, 5).map(line),
    ...(middle === undefined ? [] : [line(middle)]),
  ];
}
