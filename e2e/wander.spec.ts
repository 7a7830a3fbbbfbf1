import { type CDPSession, type Page, test } from '@playwright/test';
import { hooked, hooks } from '@/lib/design/hooks';
import { createRandom } from '@/scripts/shared/random';
import { expect } from './support/expect';
import { openStarted, waitForIdle } from './support/open';

/** Whether to make as many journeys as a long visit has, instead of only a few. */
const isLongVisit = process.env.E2E_WANDER === 'all';
const journeys = isLongVisit ? 150 : 15;
/** Allowed increase at the end: a leak per journey is many times that. */
const allowed = 1.15;
/** A fixed seed, so that every run is the same. */
const seed = 20_261_122;

/** Pages of every kind, few enough that each is visited before the first measurement. */
const pages = [
  '/guides',
  '/guide/theming',
  '/components/categories',
  '/components/button/overview',
  '/components/dialog/overview',
  '/components/dialog/examples/dialog-overview',
  '/components/select/examples/select-overview',
  '/components/menu/api',
  '/components/button/styling',
  '/cdk/categories',
  '/',
] as const;

const button = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click();
};
const inExample = (selector: string) => async (page: Page) => {
  const example = page.locator(hooked('live')).first();
  if ((await example.count()) === 0) return;
  await example.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  await expect(example).toHaveAttribute(hooks.live, 'live');
  const opener = example.locator(selector).filter({ visible: true }).first();
  if ((await opener.count()) > 0) await opener.click();
};

/** Overlays that a visitor opens, and leaves open when navigating. */
const overlays: readonly ((page: Page) => Promise<void>)[] = [
  button('Select a theme'),
  button('Select a version'),
  (page) => page.keyboard.press('/'),
  inExample('button'),
  inExample('mat-select'),
];
/** Open overlays; examples may contain lists of their own. */
const anyOverlay =
  ':is([role=menu], [role=dialog], [role=listbox]):not(main *), .cdk-overlay-container > *';

/**
 * Navigates to a page, with an inserted link if there is none, so that all transitions between kinds are
 * covered.
 */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const link = document.createElement('a');
    link.href = to;
    document.querySelector('main')?.append(link);
    link.click();
    link.remove();
  }, path);
  await expect(page).toHaveURL(path);
}

/** Counts of the page's objects after garbage collection. */
async function figures(page: Page, session: CDPSession) {
  await follow(page, '/guides');
  await expect(page.getByRole('heading', { level: 1, name: 'Guides' })).toBeVisible();
  const read = async () => {
    await waitForIdle(page);
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
    return {
      nodes: value('Nodes'),
      listeners: value('JSEventListeners'),
      kilobytes: Math.round(value('JSHeapUsedSize') / 1024),
    };
  };
  // Deferred tasks still reference the page just left, so a first measurement would be far too high.
  let now = await read();
  for (let last = Infinity; now.nodes < last; now = await read()) last = now.nodes;
  return now;
}

test(`${journeys} journeys with overlays left open leave nothing behind`, async ({ page }) => {
  test.setTimeout(journeys * 8000);
  const random = createRandom(seed);
  const oneOf = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)];
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await openStarted(page, '/guides');
  await page.evaluate(() => document.documentElement.setAttribute('data-kept', ''));

  const wander = async (count: number) => {
    for (let journey = 0; journey < count; journey += 1) {
      await oneOf(overlays)?.(page);
      if (random() < 0.2) await page.goBack();
      // To another page, because a link to the current page closes nothing.
      const here = new URL(page.url()).pathname;
      await follow(page, oneOf(pages.filter((path) => path !== here)) ?? '/');
      await expect(page.locator(anyOverlay).filter({ visible: true })).toHaveCount(0);
    }
  };
  // Visits each page once and then half of the journeys, so that everything that is cached once is cached by
  // then.
  for (const path of pages) await follow(page, path);
  await wander(Math.floor(journeys / 2));
  const before = await figures(page, session);
  await wander(Math.ceil(journeys / 2));
  const after = await figures(page, session);
  console.log(`${JSON.stringify(before)} halfway, ${JSON.stringify(after)} at the end`);

  expect(errors).toEqual([]);
  await expect(page.locator('html[data-kept]')).toHaveCount(1);
  expect(after.nodes).toBeLessThan(before.nodes * allowed);
  expect(after.listeners).toBeLessThan(before.listeners * allowed);
  expect(after.kilobytes).toBeLessThan(before.kilobytes * allowed);
});
