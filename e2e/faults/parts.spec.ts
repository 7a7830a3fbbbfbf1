import { type Page, test } from '@playwright/test';
import { hooked, hooks } from '@/lib/design/hooks';
import { simulateUserActivity } from '@/scripts/shared/installed-browsers/simulate-user-activity';
import { expect } from '../support/expect';
import { breakRequests, faultsFor, installClock, runTenSeconds } from '../support/faults';
import { openStarted, start } from '../support/open';
import { chosen, field } from '../support/search-palette';

/** Advances the clock until a text appears: requests that hang are aborted after ten seconds. */
const showsInTime = (page: Page, text: string) =>
  expect
    .poll(async () => {
      await runTenSeconds(page);
      return page.getByText(text).last().isVisible();
    })
    .toBe(true);
const tryAgain = (page: Page) =>
  page.getByRole('button', { name: 'Try again' }).and(page.locator(':visible')).click();

/** Whether all stylesheets have loaded. Runs in the browser, where reading a failed one throws. */
function haveRules(): boolean {
  const links = [
    ...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([disabled])'),
  ];
  try {
    return links.every(({ sheet }) => sheet !== null && sheet.cssRules.length > 0);
  } catch {
    return false;
  }
}

const example = '/components/badge/examples/badge-overview';

for (const [index, [what, where]] of (
  [
    ['the runtime of the examples', '**/live/runtime-*.js'],
    ["an example's chunks", '**/live/chunk-*.js'],
  ] as const
).entries()) {
  for (const fault of faultsFor(index)) {
    test(
      `an example shows a message when ${what} ${fault}, and starts on retry`,
      { tag: '@sweep' },
      async ({ page }) => {
        await installClock(page);
        const repair = await breakRequests(page, where, fault);
        await page.goto(example);
        await simulateUserActivity(page);
        await showsInTime(page, 'This example did not load.');
        repair();
        await tryAgain(page);
        await simulateUserActivity(page);
        await expect(page.locator(hooked('live'))).toHaveAttribute(hooks.live, 'live');
        await expect(page.getByText('This example did not load.')).toBeHidden();
      },
    );
  }
}

test('an example that failed without a network starts automatically when the network is back', async ({
  page,
  context,
}) => {
  await page.route('**/live/*.js', (route) => route.abort());
  await page.goto(example);
  await simulateUserActivity(page);
  await expect(page.getByText('This example did not load.')).toBeVisible();
  await page.unroute('**/live/*.js');
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(page.locator(hooked('live'))).toHaveAttribute(hooks.live, 'live');
});

for (const [index, [what, where]] of (
  [
    ['the style sheet of the site', '**/_next/static/**/*.css*'],
    ['the style sheet of an example', '**/live/*.css*'],
  ] as const
).entries()) {
  for (const fault of faultsFor(index)) {
    test(
      `the text is shown when ${what} ${fault}, and its styles on retry`,
      { tag: '@sweep' },
      async ({ page }) => {
        await installClock(page);
        const repair = await breakRequests(page, where, fault);
        await page.goto(example, { waitUntil: 'commit' });
        const words = 'A style sheet did not load, so this page may look wrong.';
        if (fault === 'hangs') {
          // No message while it may still load; but nothing waits for it either.
          await expect
            .poll(async () => {
              await runTenSeconds(page);
              return page.getByRole('contentinfo').isVisible();
            })
            .toBe(true);
          await start(page);
          return;
        }
        await showsInTime(page, words);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        repair();
        // An example that has failed in the meantime has its own button.
        const note = page.getByRole('alert').filter({ hasText: words });
        await note.getByRole('button', { name: 'Try again' }).click();
        await expect(page.getByText(words)).toBeHidden();
        await expect.poll(() => page.evaluate(haveRules)).toBe(true);
        await start(page);
      },
    );
  }
}

for (const fault of faultsFor(0)) {
  test(`the text shows when its fonts ${fault}`, { tag: '@sweep' }, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await breakRequests(page, '**/*.woff2', fault);
    await page.goto('/guides', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1, name: 'Guides' })).toBeVisible();
    const missing = () =>
      page.evaluate(() =>
        [...document.fonts]
          // The fallback font is there already.
          .filter(
            ({ family, status }) => /^\W*site(Sans|Mono)\W*$/.test(family) && status !== 'unloaded',
          )
          .map(({ status, display }) => (status === 'loaded' ? status : display)),
      );
    await expect.poll(async () => (await missing()).length).toBeGreaterThan(0);
    // Text is shown in a fallback font, instead of being invisible.
    expect(['swap', 'optional']).toEqual(expect.arrayContaining(await missing()));
    expect(errors).toEqual([]);
  });
}

for (const fault of faultsFor(1)) {
  test(
    `a theme whose stylesheet ${fault} shows a message, and can be selected again`,
    { tag: '@sweep' },
    async ({ page }) => {
      await installClock(page);
      await openStarted(page, '/guides');
      const repair = await breakRequests(page, '**/themes/purple-green.css', fault);
      await page.getByRole('button', { name: 'Select a theme' }).click();
      await page.getByRole('menuitemradio', { name: 'Purple & Green' }).click();
      await showsInTime(page, 'Purple & Green theme could not be loaded.');
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'indigo-pink');
      repair();
      await tryAgain(page);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'purple-green');
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(21, 17, 24)');
    },
  );
}

for (const fault of faultsFor(0)) {
  test(
    `a search whose index ${fault} shows a message, and can be retried`,
    { tag: '@sweep' },
    async ({ page }) => {
      await installClock(page);
      await openStarted(page, '/guides');
      const repair = await breakRequests(page, '**/search-index/shards/*', fault);
      await page.keyboard.press('/');
      await field(page).fill('dialog');
      await showsInTime(page, 'Search did not load. Check your connection.');
      repair();
      await tryAgain(page);
      await expect(chosen(page)).toContainText('Dialog');
    },
  );
}

for (const fault of faultsFor(1)) {
  test(
    `a list of versions that ${fault} shows a message, and can be retried`,
    { tag: '@sweep' },
    async ({ page }) => {
      await installClock(page);
      const repair = await breakRequests(page, '**/assets/versions.json', fault);
      await openStarted(page, '/guides');
      await page.getByRole('button', { name: 'Select a version' }).click();
      await showsInTime(page, 'The list of versions did not load.');
      repair();
      await page.getByRole('menuitem', { name: 'Try again' }).click();
      await expect(page.getByRole('menuitem', { name: /^\d/ }).first()).toBeVisible();
    },
  );
}
