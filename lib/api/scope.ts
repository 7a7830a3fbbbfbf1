import { historyOfDoc } from '@/lib/history/history';
import { historyMarks } from '@/lib/history/marks';
import type { Mark } from './member-rows';
import { symbolUrl } from './symbol-url';

/** What the parts of an API document need to know about where they stand. */
export interface ApiScope {
  /** Address of a symbol or member, as a link on this page. */
  href: (ref: string) => string;
  /** When the symbol or member with this anchor came, changed or was deprecated. */
  history: (anchor: string, deprecated: boolean) => readonly Mark[];
}

/**
 * Makes the scope of one document on a page.
 *
 * @param pagePath path of the page; links to its own symbols are fragments, which keeps the page
 *   small and the visitor where they are
 */
export function apiScope(pagePath: string, docId: string): ApiScope {
  const history = historyOfDoc(docId);
  return {
    history: (anchor, deprecated) => historyMarks(history.get(anchor), deprecated),
    href: (ref) => {
      const url = symbolUrl(ref);
      return url.startsWith(`${pagePath}#`) ? url.slice(pagePath.length) : url;
    },
  };
}
