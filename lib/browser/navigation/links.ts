import { isWithinBase, withoutBase } from '@/lib/routes/base';
import { fileNamespaces } from '@/lib/routes/file-paths';
import { parseUrl } from './parse-url';

/** The part of a mouse event that decides whether the press navigates this page. */
type Press = Pick<
  MouseEvent,
  'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'
>;

/** Whether a press is a plain one: no modifier for a new tab or a download, and not handled yet. */
export function isPlainPress(press: Press): boolean {
  const modified = press.metaKey || press.ctrlKey || press.shiftKey || press.altKey;
  return press.button === 0 && !modified && !press.defaultPrevented;
}

/**
 * Returns the target of a link for the router.
 *
 * @param here the current address
 * @returns path, query and fragment; undefined if the browser must handle the link itself: another site,
 *   another version of this one, a file, a download, a new tab, or a fragment of this page
 */
export function clientTarget(
  link: Pick<HTMLAnchorElement, 'href' | 'target' | 'hasAttribute'>,
  here: Pick<Location, 'origin' | 'pathname' | 'search'>,
): string | undefined {
  if ((link.target && link.target !== '_self') || link.hasAttribute('download')) return undefined;
  const url = parseUrl(link.href);
  if (!url || url.origin !== here.origin || !isWithinBase(url.pathname)) return undefined;
  const [, first = '', ...rest] = withoutBase(url.pathname).split('/');
  if (fileNamespaces.includes(first) || (rest.at(-1) ?? first).includes('.')) return undefined;
  const samePage = url.pathname === here.pathname && url.search === here.search;
  if (samePage && url.hash !== '') return undefined;
  return url.pathname + url.search + url.hash;
}

/**
 * Whether two paths are tabs of the same item, which keep the scroll position. The page of a single example
 * is not a tab.
 */
export function isSameItem(from: string, to: string): boolean {
  const [item, otherItem] = [itemOfTab(from), itemOfTab(to)];
  return item !== undefined && item === otherItem;
}

/** Returns `/components/button` for `/components/button/api`; undefined if the path is not an item's tab. */
function itemOfTab(path: string): string | undefined {
  return /^(\/[^/]+\/[^/]+)\/[^/]+$/.exec(path)?.[1];
}
