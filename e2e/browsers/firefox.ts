import puppeteer, { type Page } from 'puppeteer-core';
import { findFirefox } from '@/scripts/browser/find-firefox';
import { patience, type RefusingSite, type Visitor, type VisitorsBrowser } from './visitor';

function visitorOf(page: Page, { origin, refuse }: RefusingSite): Visitor {
  let moved = 0;
  return {
    open: (path) => page.goto(origin + path),
    reload: () => page.reload(),
    narrow: (width) => page.setViewport({ width, height: 800 }),
    move: () => page.mouse.move(5 + (moved++ % 9), 5),
    press: (selector) => page.locator(selector).click(),
    fill: (selector, text) => page.locator(selector).fill(text),
    key: (name) => page.keyboard.press(name),
    until: (holds, given = '') =>
      page.waitForFunction(holds, {}, given).catch((error: unknown) => {
        throw new Error(`${String(holds)} ${given}`, { cause: error });
      }),
    act: (inPage) => page.evaluate(inPage),
    refuse,
  };
}

/**
 * Firefox by its own protocol, WebDriver BiDi.
 *
 * @returns nothing where none is installed
 * @throws when `FIREFOX_PATH` is set and cannot be run
 */
export async function startFirefox(): Promise<VisitorsBrowser | undefined> {
  const firefox = findFirefox();
  if (!firefox) return undefined;
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: firefox.program,
    headless: true,
  });
  return {
    name: firefox.version,
    go: async (walk, site) => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      page.setDefaultTimeout(patience);
      try {
        await page.setViewport({ width: 1280, height: 800 });
        await walk(visitorOf(page, site));
      } finally {
        await context.close();
      }
      return errors;
    },
    close: () => browser.close(),
  };
}
