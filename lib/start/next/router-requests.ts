import { basePath } from '@/lib/routes/base';
import { pageDataUrl } from './page-data';

/** Next's router adds this parameter to the address of the data that it requests. */
const routerParameter = '_rsc';

/**
 * Next's router requests a page's data through `window.fetch`, by a `URL` object. When it was not told to prefetch, it
 * takes the whole page from one response.
 *
 * @param open gets the URL of the page's data: the same for every page that one comes from
 */
export function answerRouter(open: (url: string) => Promise<Response>): void {
  const fetch = window.fetch.bind(window);
  window.fetch = (input, init) => {
    const url = requestedByRouter(input);
    return url === undefined ? fetch(input, init) : open(url);
  };
}

function requestedByRouter(input: RequestInfo | URL): string | undefined {
  if (!(input instanceof URL) || !input.searchParams.has(routerParameter)) return undefined;
  if (input.origin !== location.origin) return undefined;
  // The router leaves out the slash of a home page that lies below a path: `/22.txt`.
  const isHome = basePath !== '' && input.pathname === `${basePath}.txt`;
  return isHome ? pageDataUrl(basePath) : input.pathname;
}
