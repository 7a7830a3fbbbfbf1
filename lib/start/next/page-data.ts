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

/** Next writes the build id into the row that the client needs first, as `"b":"<id>"`. */
export const buildKey = /"b":"([^"]+)"/;

/** Returns the build that page data belong to. */
export function buildOf(data: string): string | undefined {
  return buildKey.exec(data)?.[1];
}

/** A hint to preload a stylesheet of examples (`:HL["/live/a.css","style"]`) comes first; a link names it again. */
const exampleHint = /^:HL\["[^"]*\/live\/.*$/gm;

const fileNames =
  /"((?:\/[^"\\/]+)*\/_next\/static\/[^"\\]+\.(?:js|css)|(?:\/[^"\\/]+)*\/live\/[^"\\]+\.css)"/g;

/**
 * Returns the URLs of the scripts and stylesheets that a page needs: page data contain them in quotes. Hints for
 * examples do not count.
 */
export function filesOfData(data: string): readonly string[] {
  return [
    ...new Set(
      Array.from(data.replace(exampleHint, '').matchAll(fileNames), ([, file = '']) => file),
    ),
  ];
}
