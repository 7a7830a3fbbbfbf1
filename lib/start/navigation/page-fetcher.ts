import { type ExampleSheets, sheetOfPage } from '@/lib/browser/live-example/sheets-of-pages';
import { clientTarget } from '@/lib/browser/navigation/links';
import { fetchParts, withParts } from '@/lib/browser/network/page-parts';
import { hooked } from '@/lib/design/hooks';
import { overlayContainer } from '@/lib/design/overlays';
import { withoutBase } from '@/lib/routes/base';
import { pageDataUrl, pageOfData } from '@/lib/start/next/page-data';
import { answerRouter } from '@/lib/start/next/router-requests';
import { latestFew } from './latest-few';
import { currentNavigation } from './navigation';
import { openPage } from './open-page';
import { fetchFilesOf } from './page-files';
import { createPageStore } from './page-store';
import { createViewPrefetcher } from './prefetch-in-view';
import { prefetchOnIntent } from './prefetch-on-intent';

/** Milliseconds between the requests for a page and for its examples' stylesheet: the page has priority. */
const sheetDelay = 30;

/**
 * Makes a navigation one request for the complete data of a page. The data are prefetched when the pointer is
 * on a link or the link is in view. The router, which would request a page in several pieces, gets the data
 * from here.
 *
 * @returns a function to call after each navigation
 */
export function fetchPages(sheets: ExampleSheets): { prefetch: () => void } {
  const store = createPageStore(async (data, build) => {
    const parts = build === undefined ? [] : await fetchParts(build);
    const whole = withParts(data, parts);
    await fetchFilesOf(whole);
    return whole;
  });
  const fetchPage = (url: string) => {
    const page = store.fetch(url);
    setTimeout(() => preloadSheetOf(url, sheets), sheetDelay);
    return page;
  };
  answerRouter((url) =>
    openPage(() => fetchPage(url), {
      path: pageOfData(url),
      isWhole: currentNavigation()?.fromTop === false,
      isShown: () => currentNavigation()?.state !== 'requested',
      loadInFull: () => location.assign(currentNavigation()?.to ?? pageOfData(url)),
    }),
  );
  const prefetchPointed = latestFew(async (url: string) => (await fetchPage(url)).arrayBuffer());
  prefetchOnIntent((link, isPress) => {
    const url = dataBehind(link);
    if (url === undefined) return;
    if (isPress) fetchPage(url).catch(() => undefined);
    else prefetchPointed(url);
  });
  const prefetchInView = createViewPrefetcher(async (link) => {
    const url = dataBehind(link);
    return url !== undefined && store.prefetch(url);
  });
  return {
    prefetch: () => {
      // An address may have started the application without a visitor.
      if (globalThis.pageStart?.wanted) prefetchInView();
    },
  };
}

/** Returns the URL of the data of the linked page; undefined when the router does not handle the link. */
function dataBehind(link: HTMLAnchorElement): string | undefined {
  // A live example is a separate application with its own links.
  if (link.closest(`${hooked('liveHost')}, ${overlayContainer}`)) return undefined;
  const path = clientTarget(link, location)?.split(/[?#]/)[0];
  return path === undefined || path === location.pathname ? undefined : pageDataUrl(path);
}

const preloadedSheets = new Set<string>();

/** @param url URL of the page's data */
function preloadSheetOf(url: string, sheets: ExampleSheets): void {
  const href = sheetOfPage(withoutBase(pageOfData(url)), sheets);
  if (href === undefined || preloadedSheets.has(href)) return;
  preloadedSheets.add(href);
  if (document.head.querySelector(`link[href="${href}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'style';
  link.href = href;
  // The link is no longer needed; links of all pages would add up.
  link.onload = link.onerror = () => link.remove();
  document.head.append(link);
}
