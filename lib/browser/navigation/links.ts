import { isWithinBase, withoutBase } from '@/lib/routes/base';
import { fileNamespaces } from '@/lib/routes/file-paths';
import { parseUrl } from './parse-url';

/** What of a mouse event decides whether the visitor wants this page to navigate. */
type Press = Pick<
  MouseEvent,
  'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'
>;

/** Whether a press is a plain one: not for a new tab, not for a download, not already handled. */
export function isPlainPress(press: Press): boolean {
  const modified = press.metaKey || press.ctrlKey || press.shiftKey || press.altKey;
  return press.button === 0 && !modified && !press.defaultPrevented;
}

/**
 * Where a link leads within the site, for the router.
 *
 * @param link the pressed or pointed-at link
 * @param here the current address
 * @returns path, query and fragment; nothing for another site, another version of this one, a file, a download, a new tab, or a
 *   mere fragment of this page, all of which the browser handles itself
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
 * Whether two paths, as the router has them, are tabs of one item. The page of a single example is not one:
 * it has no place in it that corresponds to one of the list it was opened from.
 */
export function isSameItem(from: string, to: string): boolean {
  const [item, otherItem] = [itemOfTab(from), itemOfTab(to)];
  return item !== undefined && item === otherItem;
}

/** `/components/button` for `/components/button/api`; nothing for what is not an item's tab. */
function itemOfTab(path: string): string | undefined {
  return /^(\/[^/]+\/[^/]+)\/[^/]+$/.exec(path)?.[1];
}
