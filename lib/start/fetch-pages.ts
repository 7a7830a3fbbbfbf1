import { clientTarget } from '@/lib/browser/links';
import { savesData } from '@/lib/browser/saves-data';
import { overlayContainer } from '@/lib/design/overlays';
import { basePath, withoutBase } from '@/lib/routes/base';
import { awaitPage } from './await-page';
import { type ExampleSheets, sheetOfPage } from './example-sheets';
import { fetchLikely } from './fetch-likely';
import { applyKeptSheets, keepSheets } from './keep-sheets';
import { fetchFilesOf } from './page-files';
import { wholeData } from './page-parts';
import { createPageStore, pageDataUrl } from './page-store';
import { onSignal } from './signals';

/** What the framework's router adds to the address of the data it asks for. */
const routerParameter = '_rsc';

/**
 * Makes a navigation one request.
 *
 * The framework's router would ask for a page in four pieces, at addresses that differ with the page
 * one comes from, so that no cache ever has them. But it takes a page in one piece, too, when it has
 * not been told to fetch ahead. So it is not told; instead the whole page is fetched when a link is
 * pointed at, or likely to be pressed next, and the router, which asks for the same file when the link is
 * pressed, is given that.
 */
export function fetchPages(sheets: ExampleSheets): void {
  const request = window.fetch.bind(window);
  const store = createPageStore(request, async (data) => {
    const whole = await wholeData(data);
    await fetchFilesOf(whole);
    return whole;
  });
  const ask = (page: string) => {
    keepSheets();
    const answer = store.fetch(page);
    preloadSheetOf(page, sheets);
    return answer;
  };
  window.fetch = (input, init) => {
    const page = askedByRouter(input);
    return page === undefined ? request(input, init) : awaitPage(page, () => ask(page));
  };
  // Examples that go have done so before; a page may have lost its sheets without one.
  onSignal('navigated', applyKeptSheets);
  for (const type of ['pointerover', 'focusin', 'touchstart', 'pointerdown'] as const) {
    document.addEventListener(type, (event) => fetchAhead(event, ask), { passive: true });
  }
  fetchLikely((link) => {
    const page = pageBehind(link);
    if (page !== undefined) store.fetch(page, 'low').catch(() => undefined);
  });
}

/** The one address of a page's data, when the router asks for it by some other. */
function askedByRouter(input: RequestInfo | URL): string | undefined {
  if (!(input instanceof URL) || !input.searchParams.has(routerParameter)) return undefined;
  return input.origin === location.origin ? dataAt(input.pathname) : undefined;
}

/** The router leaves out the slash of a home page that lies below a path: `/22.txt`. */
function dataAt(path: string): string {
  return basePath !== '' && path === `${basePath}.txt` ? pageDataUrl(basePath) : path;
}

function fetchAhead({ target, type }: Event, ask: (page: string) => Promise<Response>): void {
  const link = target instanceof Element ? target.closest('a') : null;
  // Whoever presses wants the page; whoever points may not.
  if (!link || (type !== 'pointerdown' && savesData())) return;
  const page = pageBehind(link);
  if (page !== undefined) ask(page).catch(() => undefined);
}

/** URL of the data of the page that a link shows in place of this one; nothing when it does anything else. */
function pageBehind(link: HTMLAnchorElement): string | undefined {
  // A live example is another application: its links are its own.
  if (link.closest(`.live-host, ${overlayContainer}`)) return undefined;
  const path = clientTarget(link, location)?.split(/[?#]/)[0];
  return path === undefined || path === location.pathname ? undefined : pageDataUrl(path);
}

/** @param page URL of the page's data */
function preloadSheetOf(page: string, sheets: ExampleSheets): void {
  const href = sheetOfPage(withoutBase(page.replace(/\.txt$/, '')), sheets);
  if (href === undefined || document.head.querySelector(`link[href="${href}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'style';
  link.href = href;
  document.head.append(link);
}
