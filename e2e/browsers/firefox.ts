import { findFirefox } from '@/scripts/shared/installed-browsers/find-firefox';
import { loadPuppeteer, type Page } from './puppeteer';
import { patience, type RefusingSite, type Visitor, type VisitorsBrowser } from './visitor';
import { findInPage, waitFor, waitForRest } from './wait-for';

/** Errors of scripts that were running when the page navigated. */
const navigationErrors = /context|navigat|destroyed|detached/i;

/** Firefox reports a font as failed whose download was canceled by a navigation. */
const canceledFont = /download failed.*status=2152398850/;

/** A frame without an origin may not load fonts by their URLs; it gets them as bytes. */
const fontOfFrame = /(?:cross-origin request blocked|cross-site access not allowed).*\.woff2/i;
const isExpected = (error: string) => canceledFont.test(error) || fontOfFrame.test(error);

// Puppeteer's own `waitForFunction` violates the page's content security policy.
function until(
  page: Page,
  holds: (given: string) => boolean | null | undefined,
  given = '',
): Promise<true> {
  return waitFor(
    async () => {
      try {
        return (await page.evaluate(holds, given)) === true ? true : undefined;
      } catch (error) {
        if (navigationErrors.test(String(error))) return undefined;
        throw error;
      }
    },
    `${String(holds)} ${given}`,
  );
}

async function press(page: Page, selector: string): Promise<void> {
  const element = await waitForRest(async () => {
    const found = await page.evaluateHandle(findInPage, selector);
    const place = await page.evaluate((pair) => pair?.[1], found);
    const element = await page.evaluateHandle((pair) => pair?.[0] ?? document.body, found);
    return place === undefined ? undefined : [element, place];
  }, selector);
  await element.click();
}

/**
 * Sets the size of the window. Puppeteer also sets the screen orientation, which Firefox 140 does not
 * support; the size is applied nevertheless.
 */
async function resize(page: Page, width: number): Promise<void> {
  await page.setViewport({ width, height: 800 }).catch((error: unknown) => {
    if (!/setScreenOrientationOverride.*unknown command/.test(String(error))) throw error;
  });
  await until(page, (wanted) => String(innerWidth) === wanted, String(width));
}

function visitorOf(page: Page, { origin, refuse }: RefusingSite): Visitor {
  let moved = 0;
  return {
    open: (path) => page.goto(origin + path),
    reload: () => page.reload(),
    narrow: (width) => resize(page, width),
    // The first event of a page has no movement.
    move: async () => {
      await page.mouse.move(5 + (moved++ % 9), 5);
      await page.mouse.move(5 + (moved++ % 9), 5);
    },
    press: (selector) => press(page, selector),
    fill: async (selector, text) => {
      await press(page, selector);
      await page.keyboard.type(text);
    },
    replace: async (selector, text) => {
      await press(page, selector);
      await page.keyboard.down('Control');
      await page.keyboard.press('a');
      await page.keyboard.up('Control');
      await page.keyboard.type(text);
    },
    key: (name) => page.keyboard.press(name),
    until: (holds, given) => until(page, holds, given),
    act: (inPage) => page.evaluate(inPage),
    refuse,
  };
}

/**
 * Starts Firefox, which is driven with WebDriver BiDi.
 *
 * @returns undefined when Firefox is not installed
 * @throws when `FIREFOX_PATH` is set but cannot be run
 */
export async function startFirefox(): Promise<VisitorsBrowser | undefined> {
  const firefox = findFirefox();
  if (!firefox) return undefined;
  const puppeteer = await loadPuppeteer();
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: firefox.program,
    headless: true,
    defaultViewport: null,
  });
  return {
    name: firefox.version,
    go: async (walk, site) => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      const errors: string[] = [];
      page.on('pageerror', (error) => {
        if (!isExpected(String(error))) errors.push(String(error));
      });
      page.setDefaultTimeout(patience);
      try {
        await resize(page, 1280);
        await walk(visitorOf(page, site));
      } finally {
        await context.close();
      }
      return errors;
    },
    close: () => browser.close(),
  };
}
