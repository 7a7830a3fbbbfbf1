import type { Page } from '@playwright/test';

/** Marks the link that was found. */
const mark = 'data-bench-link';

/**
 * Marks a visible link to another page of the same folder, on any documentation site: the link after the one
 * with `aria-current="page"`, otherwise the first one.
 *
 * @returns the selector of the link
 * @throws when the page has no such link
 */
export async function markNeighbor(page: Page): Promise<string> {
  if (!(await page.evaluate(markNeighborHere, mark))) {
    throw new Error(`${page.url()}: no visible link leads to a page of the same folder.`);
  }
  return `[${mark}]`;
}

/** Runs in the page, so it must not use anything from this module. */
export function markNeighborHere(attribute: string): boolean {
  const bare = (path: string) => path.replace(/\/$/, '');
  const folder = (path: string) => bare(path).replace(/[^/]*$/, '');
  const links = [...document.querySelectorAll<HTMLAnchorElement>('nav a[href], aside a[href]')];
  const inView = links.filter((link) => {
    const { top, bottom, width } = link.getBoundingClientRect();
    return width > 0 && top >= 0 && bottom <= innerHeight && link.checkVisibility();
  });
  const isNeighbor = ({ origin, pathname, hash }: HTMLAnchorElement) =>
    origin === location.origin &&
    hash === '' &&
    bare(pathname) !== bare(location.pathname) &&
    folder(pathname) === folder(location.pathname);
  const own = inView.findIndex((link) => link.getAttribute('aria-current') === 'page');
  const link = inView.slice(own + 1).find(isNeighbor) ?? inView.find(isNeighbor);
  link?.setAttribute(attribute, '');
  return link !== undefined;
}
