import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { cookieAccepted, cookieStorageKey } from '@/lib/browser/preferences/cookie-preference';
import { browserOption } from '@/scripts/shared/installed-browsers/find-browser';
import type { View } from './views';

/** One picture to take. */
export interface Subject {
  view: View;
  theme: string;
  width: number;
}

/** What was seen: a picture, or why there is none. */
export type Sight =
  | {
      /** A PNG, cut at the greatest height. */
      picture: Buffer;
      /** Height of the whole page, in CSS pixels. */
      pageHeight: number;
    }
  | { problem: string };

const windowHeight = 800;
const patience = 15_000;

/** Any moment will do, as long as it is the same for both sites. */
const moment = new Date('2025-01-15T12:00:00Z');

/** Parts that a browser would leave out because they are far off screen are to be seen, too. */
const showAll = '*, ::before, ::after { content-visibility: visible !important; }';

/** Starts a browser that draws the same way each time. */
export function startBrowser(): Promise<Browser> {
  return chromium.launch({
    ...browserOption(),
    args: [
      '--no-sandbox',
      '--disable-dev-shm-usage',
      '--disable-gpu',
      '--disable-lcd-text',
      '--font-render-hinting=none',
      '--force-color-profile=srgb',
    ],
  });
}

async function openContext(browser: Browser, { view, width }: Subject): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width, height: windowHeight },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(patience);
  await context.clock.setFixedTime(moment);
  if (view.firstVisit !== true) {
    await context.addInitScript(([key, value]) => localStorage.setItem(key, value), [
      cookieStorageKey,
      cookieAccepted,
    ] as const);
  }
  return context;
}

/** Waits until the page has started, has its fonts, and has changed nothing for a moment. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  // Callbacks without names: the compiler wraps named ones in a helper that the page does not have.
  await page.evaluate(async () => {
    await document.fonts.ready;
    let changed = true;
    const observer = new MutationObserver(() => {
      changed = true;
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true });
    for (let turn = 0; changed && turn < 50; turn++) {
      changed = false;
      await new Promise((done) => setTimeout(done, 100));
    }
    observer.disconnect();
  });
}

async function take(page: Page, { view, width }: Subject, greatest: number): Promise<Sight> {
  const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight);
  const height = Math.min(pageHeight, greatest);
  const extent =
    view.windowOnly === true ? {} : { fullPage: true, clip: { x: 0, y: 0, width, height } };
  const picture = await page.screenshot({ animations: 'disabled', style: showAll, ...extent });
  return { picture, pageHeight };
}

/**
 * Takes one picture of a site, as a visitor of its own sees it.
 *
 * @param origin where the site is served
 * @param greatest height at which a long page is cut, in CSS pixels
 * @returns what was seen; a page that is missing or does not open is told, not thrown
 */
export async function photograph(
  browser: Browser,
  origin: string,
  subject: Subject,
  greatest: number,
): Promise<Sight> {
  const context = await openContext(browser, subject);
  try {
    const page = await context.newPage();
    const address = `${origin}${subject.view.path}?theme=${subject.theme}`;
    await page.goto(address);
    // What does not exist leads elsewhere.
    if (new URL(page.url()).pathname !== subject.view.path) {
      return { problem: `there is no page ${subject.view.path}` };
    }
    await settle(page);
    if (subject.view.open) {
      await subject.view.open(page);
      await settle(page);
    }
    return await take(page, subject, greatest);
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split('\n');
    return { problem: `it does not open: ${reason}` };
  } finally {
    await context.close();
  }
}
