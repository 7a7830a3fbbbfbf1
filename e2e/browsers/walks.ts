import type { Page } from 'puppeteer-core';
import { liveManifest } from '@/lib/examples/manifest';

interface Visit {
  page: Page;
  /** Opens a path of the site. */
  open: (path: string) => Promise<unknown>;
}

/** @throws when something does not show in time */
export type Walk = (visit: Visit) => Promise<void>;

const live = 'live-example[data-live="live"]';
const themeButton = 'button[aria-label="Select a theme"]';

/** Waits until a heading says where one is. */
const arrive = (page: Page, title: string) =>
  page.waitForFunction(
    (words) => document.querySelector('h1')?.textContent.trim() === words,
    {},
    title,
  );
const gone = (page: Page, selector: string) => page.waitForSelector(selector, { hidden: true });
const press = (page: Page, selector: string) => page.locator(selector).click();
const choose = (page: Page, role: string, words: string) =>
  press(page, `[role=${role}]::-p-text(${words})`);

/** The first sign of a visitor, and then the application. */
async function start(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.waitForSelector('html[data-app=started]');
}

async function openExample({ page, open }: Visit, path: string): Promise<void> {
  await open(path);
  await page.mouse.move(5, 5);
  await page.waitForSelector(live);
}

/** An example one of whose files is refused until someone presses "Try again". */
async function retry({ page, open }: Visit, file: string): Promise<void> {
  let refused = true;
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    void (refused && request.url().endsWith(file) ? request.abort() : request.continue());
  });
  await open('/components/badge/examples/badge-overview');
  await page.mouse.move(5, 5);
  await page.waitForSelector('[data-example-failed]:not([hidden])');
  refused = false;
  await press(page, '[data-retry-example]');
  await page.mouse.move(9, 9);
  await page.waitForSelector(live);
}

/**
 * The main walks of the end-to-end tests, short enough for each further browser. What they only touch is
 * tested in full in Chromium.
 */
export const walks: Readonly<Record<string, Walk>> = {
  'links navigate, and back and forward return': async ({ page, open }) => {
    await open('/guides');
    await start(page);
    await page.evaluate(() => document.documentElement.setAttribute('data-kept', ''));
    await press(page, 'header nav a[href="/cdk/categories"]');
    await arrive(page, 'CDK');
    await press(page, 'header nav a[href="/components/categories"]');
    await arrive(page, 'Components');
    await page.evaluate(() => history.back());
    await arrive(page, 'CDK');
    await page.evaluate(() => history.forward());
    await arrive(page, 'Components');
    await page.waitForSelector('html[data-kept]');
  },
  'redirects lead on, and what is unknown is said': async ({ page, open }) => {
    await open('/components/button');
    await arrive(page, 'Button');
    await open('/components/nothing');
    await arrive(page, 'Page not found');
  },
  'a theme is chosen and kept': async ({ page, open }) => {
    await open('/guides');
    await start(page);
    await press(page, themeButton);
    await choose(page, 'menuitemradio', 'Purple & Green');
    await page.waitForSelector('html[data-theme=purple-green]');
    await page.reload();
    await page.waitForFunction(
      () => getComputedStyle(document.body).backgroundColor === 'rgb(21, 17, 24)',
    );
  },
  'a menu opens by a key and gives the focus back': async ({ page, open }) => {
    await open('/guides');
    await start(page);
    await page.focus('button[aria-label="Select a version"]');
    await page.keyboard.press('Enter');
    await page.waitForSelector('[role=menuitem]:focus');
    await page.keyboard.press('Escape');
    await gone(page, '[role=menu]');
    await page.waitForSelector('button[aria-label="Select a version"]:focus');
  },
  'the notice goes for good': async ({ page, open }) => {
    await open('/guides');
    await start(page);
    await press(page, '[data-accept-cookies]');
    await gone(page, '[data-accept-cookies]');
    await page.reload();
    await gone(page, '[data-accept-cookies]');
  },
  'a filter narrows an API page, in its address too': async ({ page, open }) => {
    await open('/components/datepicker/api');
    await start(page);
    await page.locator('main input[type=search]').fill('opened');
    await page.waitForSelector('main [data-out]');
    await page.waitForFunction(() => location.search === '?filter=opened');
  },
  'the search finds, and leads there': async ({ page, open }) => {
    await open('/guides');
    await start(page);
    await page.keyboard.press('/');
    await page.locator('[role=dialog] [role=combobox]').fill('toast');
    await page.waitForSelector('[role=option][aria-selected=true]::-p-text(Snack bar)');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => location.pathname.includes('/snack-bar/'));
  },
  'the drawer opens on a narrow screen and closes with a page': async ({ page, open }) => {
    await page.setViewport({ width: 500, height: 800 });
    await open('/components/button/overview');
    await start(page);
    await press(page, 'main a[aria-haspopup=dialog]');
    await press(page, '[role=dialog] a[href^="/components/badge/"]');
    await arrive(page, 'Badge');
    await gone(page, '[role=dialog]');
  },
  'a dialog opens from its example': async (visit) => {
    await openExample(visit, '/components/dialog/examples/dialog-overview');
    await press(visit.page, `${live} button`);
    await visit.page.waitForSelector('mat-dialog-container');
    await visit.page.keyboard.press('Escape');
    await gone(visit.page, 'mat-dialog-container');
  },
  'a select takes a choice': async (visit) => {
    await openExample(visit, '/components/select/examples/select-overview');
    await press(visit.page, `${live} mat-select`);
    await press(visit.page, 'mat-option:nth-of-type(2)');
    await gone(visit.page, 'mat-option');
  },
  'a calendar opens and a day is chosen': async (visit) => {
    await openExample(visit, '/components/datepicker/examples/datepicker-overview');
    await press(visit.page, `${live} mat-datepicker-toggle button`);
    await press(visit.page, '.mat-calendar-body-cell:not([aria-disabled=true])');
    await gone(visit.page, 'mat-calendar');
    await visit.page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('live-example input')?.value !== '',
    );
  },
  'an example starts on trying again when its runtime failed': (visit) =>
    retry(visit, liveManifest().runtime),
  'an example starts on trying again when its chunk failed': (visit) =>
    retry(visit, liveManifest().examples['badge-overview']?.[0] ?? ''),
};
