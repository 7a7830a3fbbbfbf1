import type { Mark } from './member-rows';
import { symbolUrl } from './symbol-url';

/** Returns the marks (new, changed, deprecated) of the symbol or member with this anchor. */
export type MarksOf = (anchor: string, deprecated: boolean) => readonly Mark[];

/** What the components of an API document need to know about the page they are on. */
export interface ApiScope {
  /** URL of a symbol or member, for a link on this page. */
  href: (ref: string) => string;
  history: MarksOf;
}

/**
 * Makes the scope of one document on a page.
 *
 * @param pagePath path of the page; links to its own symbols are fragments only, which makes the page
 *   smaller and avoids a navigation
 */
export function apiScope(pagePath: string, history: MarksOf): ApiScope {
  return {
    history,
    href: (ref) => {
      const url = symbolUrl(ref);
      return url.startsWith(`${pagePath}#`) ? url.slice(pagePath.length) : url;
    },
  };
}
