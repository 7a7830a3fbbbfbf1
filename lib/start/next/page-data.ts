import { withBase, withoutBase } from '@/lib/routes/base';

/** Next writes the data of a page to `<page>.txt`, and that of the home page to `index.txt`. */
export function pageDataUrl(pathname: string): string {
  return withoutBase(pathname) === '/' ? withBase('/index.txt') : `${pathname}.txt`;
}

/**
 * Returns the path of the page with its data at a URL: the inverse of {@link pageDataUrl}, except for the
 * home page.
 */
export const pageOfData = (url: string) => url.replace(/\.txt$/, '');

/** Next writes the build id into the first row of a page's data, as `"b":"<id>"`. */
export function buildOf(data: string): string | undefined {
  return /"b":"([^"]+)"/.exec(data)?.[1];
}

const fileNames =
  /"((?:\/[^"\\/]+)*\/_next\/static\/[^"\\]+\.(?:js|css)|(?:\/[^"\\/]+)*\/live\/[^"\\]+\.css)"/g;

/** Page data contain the URLs of the scripts and stylesheets that the page needs, in quotes. */
export function filesOfData(data: string): readonly string[] {
  return [...new Set(Array.from(data.matchAll(fileNames), ([, file = '']) => file))];
}
