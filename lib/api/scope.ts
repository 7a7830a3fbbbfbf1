import type { Mark } from './member-rows';
import { symbolUrl } from './symbol-url';

/** When the symbol or member with this anchor came, changed or was deprecated. */
export type MarksOf = (anchor: string, deprecated: boolean) => readonly Mark[];

/** What the parts of an API document need to know about where they stand. */
export interface ApiScope {
  /** Address of a symbol or member, as a link on this page. */
  href: (ref: string) => string;
  history: MarksOf;
}

/**
 * Makes the scope of one document on a page.
 *
 * @param pagePath path of the page; links to its own symbols are fragments, which keeps the page
 *   small and the visitor where they are
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
