import { clientTarget } from '@/lib/browser/navigation/links';
import { savesData } from '@/lib/browser/network/saves-data';
import { overlayContainer } from '@/lib/design/overlays';
import { basePath, withoutBase } from '@/lib/routes/base';
import { awaitPage } from './await-page';
import { awaitRest } from './await-rest';
import { type ExampleSheets, sheetOfPage } from './example-sheets';
import { fetchInView } from './fetch-in-view';
import { fetchLikely } from './fetch-likely';
import { applyKeptSheets, keepSheets } from './keep-sheets';
import { fetchFilesOf } from './page-files';
import { buildOf, wholeData } from './page-parts';
import { createPageStore, type PageAnswer, pageDataUrl, responseOf } from './page-store';
import { onSignal } from './signals';

/** What the framework's router adds to the address of the data it asks for. */
const routerParameter = '_rsc';

/** Milliseconds a page is ahead of the style sheet of its examples: about what slow 4G takes for its first part. */
const headStart = 30;

/** What somebody does with a link before it leads somewhere; scripts and screen readers do only the last. */
const intents = ['pointerover', 'focusin', 'touchstart', 'pointerdown', 'click'] as const;

/**
 * Makes a navigation one request.
 *
 * The framework's router would ask for a page in four pieces, at addresses that differ with the page
 * one comes from, so that no cache ever has them. But it takes a page in one piece, too, when it has
 * not been told to fetch ahead. So it is not told; instead the whole page is fetched when a link is
 * pointed at, likely to be pressed next, or in view, and the router, which asks for the same file when the link is
 * pressed, is given that.
 */
export function fetchPages(sheets: ExampleSheets): void {
  const request = window.fetch.bind(window);
  const store = createPageStore(request, async (data, build) => {
    const whole = await wholeData(data, build);
    await fetchFilesOf(whole);
    return whole;
  });
  const ask = (page: string) => {
    const answer = store.fetch(page);
    // While the page is on its way: the browser parses each copy.
    keepSheets();
    // Behind the page itself, whose text is shown first.
    setTimeout(() => preloadSheetOf(page, sheets), headStart);
    return answer;
  };
  const answerRouter = async (page: string) => {
    const answer = await awaitPage(page, () => ask(page));
    let rest: Promise<string> | undefined = answer.rest;
    const askForRest = async () => {
      const asked = rest ?? store.fetch(page).then((anew) => restOfSame(answer, anew));
      rest = undefined;
      return asked;
    };
    return responseOf(answer, awaitRest(pathOf(page), askForRest));
  };
  window.fetch = (input, init) => {
    const page = askedByRouter(input);
    return page === undefined ? request(input, init) : answerRouter(page);
  };
  // Examples that go have done so before; a page may have lost its sheets without one.
  onSignal('navigated', applyKeptSheets);
  for (const type of intents) {
    document.addEventListener(type, (event) => fetchAhead(event, ask), { passive: true });
  }
  fetchLikely((link) => {
    const page = pageBehind(link);
    if (page !== undefined) store.fetch(page, 'low').catch(() => undefined);
  });
  fetchInView(async (link) => {
    const page = pageBehind(link);
    return page !== undefined && store.fetchAhead(page);
  });
}

/** The one address of a page's data, when the router asks for it by some other. */
function askedByRouter(input: RequestInfo | URL): string | undefined {
  if (!(input instanceof URL) || !input.searchParams.has(routerParameter)) return undefined;
  return input.origin === location.origin ? dataAt(input.pathname) : undefined;
}

/**
 * The rest of a page whose first part is shown.
 *
 * @param anew the page, asked for again
 */
function restOfSame(shown: PageAnswer, anew: PageAnswer): Promise<string> {
  if (buildOf(shown.first) === buildOf(anew.first)) return anew.rest;
  // What is shown has been replaced in the meantime.
  location.reload();
  return new Promise(() => {});
}

/** @param page URL of the page's data; of any page but the home page */
const pathOf = (page: string) => page.replace(/\.txt$/, '');

/** The router leaves out the slash of a home page that lies below a path: `/22.txt`. */
function dataAt(path: string): string {
  return basePath !== '' && path === `${basePath}.txt` ? pageDataUrl(basePath) : path;
}

function fetchAhead({ target, type }: Event, ask: (page: string) => Promise<unknown>): void {
  const link = target instanceof Element ? target.closest('a') : null;
  // Whoever presses wants the page; whoever points may not.
  const isPress = type === 'pointerdown' || type === 'click';
  if (!link || (!isPress && savesData())) return;
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
  const href = sheetOfPage(withoutBase(pathOf(page)), sheets);
  if (href === undefined || document.head.querySelector(`link[href="${href}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'style';
  link.href = href;
  document.head.append(link);
}
