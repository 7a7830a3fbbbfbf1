import { type Browser, chromium, expect, type Page } from '@playwright/test';
import { site } from '@/content/site';
import { withoutBase } from '@/lib/routes/base';
import { filePaths } from '@/lib/routes/file-paths';
import { places } from '@/lib/routes/paths';
import { searchPaths } from '@/lib/routes/search-paths';
import { ensureBrowser } from '@/scripts/shared/installed-browsers/ensure-browser';
import { simulateUserActivity } from '@/scripts/shared/installed-browsers/simulate-user-activity';
import { listen } from '@/scripts/shared/server/listen';
import { createSiteServer } from '@/scripts/shared/server/server';
import type { BuiltSite } from '@/scripts/shared/server/site-index';

const item = (id: string) => ({ id, packageName: 'material' }) as const;
const overviewOf = (id: string) => places.item(item(id), 'overview');
const catalog = places.categories('components');

interface Visit {
  page: Page;
  /** Returns the URL of a path of the site. */
  at: (place: string) => string;
}

/** Opens a page and starts it with the first input of a visitor. */
async function open({ page, at }: Visit, place: string): Promise<void> {
  await page.goto(at(place));
  await simulateUserActivity(page);
  await expect(page.locator('[data-app=started]')).toBeAttached();
}

/** Tests of what visitors do, each in its own browser context. */
const steps: Readonly<Record<string, (visit: Visit) => Promise<void>>> = {
  'links navigate without a reload, also home and back': async (visit) => {
    const { page, at } = visit;
    await open(visit, places.home());
    await page.evaluate(() => Reflect.set(window, 'stays', true));
    const bar = page.getByRole('navigation', { name: 'Top Toolbar' });
    await bar.getByRole('link', { name: 'Guides', exact: true }).click();
    await expect(page).toHaveURL(at(places.guides()));
    await expect(bar.getByRole('link', { name: 'Guides', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await bar.getByRole('link', { name: 'Components', exact: true }).click();
    await expect(page).toHaveURL(at(catalog));
    await bar.getByRole('link', { name: site.name }).click();
    await expect(page).toHaveURL(at(places.home()));
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Components' })).toBeVisible();
    expect(await page.evaluate(() => 'stays' in window)).toBe(true);
  },
  'the side navigation marks the current item, and keeps the tab': async (visit) => {
    const { page, at } = visit;
    await open(visit, places.item(item('button'), 'api'));
    const list = page.getByRole('navigation', { name: 'All components' });
    await expect(list.locator('[aria-current]')).toHaveText(['Button']);
    await list.getByRole('link', { name: 'Badge', exact: true }).click();
    await expect(page).toHaveURL(at(places.item(item('badge'), 'api')));
    await expect(list.locator('[aria-current]')).toHaveText(['Badge']);
  },
  'a theme can be selected, and the next page keeps it': async (visit) => {
    const { page, at } = visit;
    await open(visit, places.guides());
    await page.getByRole('button', { name: 'Select a theme' }).click();
    await page.getByRole('menuitemradio', { name: 'Purple & Green' }).click();
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(21, 17, 24)');
    await page.goto(at(overviewOf('button')));
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(21, 17, 24)');
    expect(await page.evaluate(() => Object.keys(localStorage))).toContain(
      'docs-theme-storage-current-name',
    );
  },
  'the search finds a page and leads to it': async (visit) => {
    const { page, at } = visit;
    await open(visit, places.guides());
    await page.keyboard.press('/');
    await page.getByRole('combobox').fill('MatDialogRef');
    await page
      .getByRole('option', { name: /MatDialogRef/ })
      .first()
      .click();
    await expect(page).toHaveURL((url) =>
      url.href.startsWith(at(places.item(item('dialog'), 'api'))),
    );
  },
  'the search page shows results': async (visit) => {
    const { page, at } = visit;
    await open(visit, withoutBase(searchPaths.query('slider')));
    await expect(page.getByRole('link', { name: /Slider/ }).first()).toBeVisible();
    await page.getByRole('searchbox').fill('stepper');
    await expect(page).toHaveURL(at(withoutBase(searchPaths.query('stepper'))));
  },
  'a live example runs': async (visit) => {
    const { page } = visit;
    await open(visit, overviewOf('slide-toggle'));
    const example = page.locator('live-example').first();
    await example.scrollIntoViewIfNeeded();
    await expect(page.locator('[data-live="live"]').first()).toBeAttached();
  },
  'the page for StackBlitz has its script': async ({ page, at }) => {
    const methods: string[] = [];
    await page.route('https://stackblitz.com/**', (route) => {
      methods.push(route.request().method());
      return route.fulfill({ body: 'opened' });
    });
    await page.goto(at(withoutBase(filePaths.stackblitz('button-overview'))));
    await expect(page.getByText('opened')).toBeVisible();
    expect(methods).toEqual(['POST']);
  },
  'a redirect and an unknown address lead into the site': async ({ page, at }) => {
    await page.goto(at(`${places.section('components')}?a=1`));
    await expect(page).toHaveURL(at(`${catalog}?a=1`));
    await page.goto(at(`${places.guideRoot()}/nothing`));
    await expect(page).toHaveURL(at(places.notFound()));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto(at('/nothing'));
    await expect(page).toHaveURL(at(places.home()));
  },
};

/**
 * Runs the tests on a build below a path. Error responses of the site and script errors fail a test too.
 *
 * @throws when a test fails
 */
export async function walk({ folder, base }: BuiltSite): Promise<void> {
  const executablePath = await ensureBrowser();
  const server = createSiteServer(folder);
  const origin = `http://localhost:${await listen(server, 0)}`;
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
  const failed: string[] = [];
  try {
    for (const [name, step] of Object.entries(steps)) {
      const reason = await tryStep(browser, step, (place) => origin + base + place);
      console.log(`${reason === undefined ? 'works' : 'FAILS'}  ${name}`);
      if (reason !== undefined) failed.push(`${name}: ${reason}`);
    }
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
  if (failed.length > 0) throw new Error(failed.join('\n'));
}

async function tryStep(
  browser: Browser,
  step: (visit: Visit) => Promise<void>,
  at: (place: string) => string,
): Promise<string | undefined> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  context.setDefaultTimeout(20_000);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    const isOutside =
      origin === new URL(at('')).origin && !request.url().startsWith(at(places.home()));
    if (isOutside) errors.push(`${pathname} was requested outside of the site's path`);
  });
  page.on('response', (answer) => {
    const isNotFoundPage = answer.url().endsWith(places.notFound());
    if (answer.status() >= 400 && !isNotFoundPage)
      errors.push(`${answer.status()} ${answer.url()}`);
  });
  try {
    await step({ page, at });
    return errors.length === 0 ? undefined : errors.join(', ');
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return [message.split('\n').slice(0, 6).join(' '), ...errors].join(', ');
  } finally {
    await context.close();
  }
}
