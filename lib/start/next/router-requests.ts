import { basePath } from '@/lib/routes/base';
import { pageDataUrl } from './page-data';

/** Next's router adds this parameter to the URL of the data that it requests. */
const routerParameter = '_rsc';

/**
 * Next's router requests a page's data by `window.fetch` with a `URL` object. Without prefetching, it reads
 * the whole page from one response.
 *
 * @param open called with the URL of the page's data, without the parameter that depends on the previous page
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
  // For a home page below a path, the router omits the slash: `/22.txt`.
  const isHome = basePath !== '' && input.pathname === `${basePath}.txt`;
  return isHome ? pageDataUrl(basePath) : input.pathname;
}
