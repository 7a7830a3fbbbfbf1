import material from '@angular/material/package.json' with { type: 'json' };
import { type Page, test } from '@playwright/test';
import { expect } from '../support/expect';
import { installClock, runTenSeconds } from '../support/faults';
import { openStarted, waitForIdle } from '../support/open';

const list = '**/assets/versions.json';
const open = (page: Page) => page.getByRole('button', { name: 'Select a version' }).click();

test('shows the version of the installed package and lists others', async ({ page }) => {
  await page.goto('/guides');
  await expect(page.getByRole('button', { name: 'Select a version' })).toHaveText(material.version);
  await open(page);
  const items = page.getByRole('menuitem');
  await expect(items.first()).toHaveText(material.version);
  await expect(items.first()).toHaveAttribute('aria-current', 'true');
  expect(await items.count()).toBeGreaterThan(2);
});

test('the list is not fetched before intent', async ({ page }) => {
  let asked = 0;
  await page.route(list, (route) => {
    asked += 1;
    return route.continue();
  });
  await openStarted(page, '/guides');
  await waitForIdle(page);
  expect(asked).toBe(0);
  await open(page);
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  expect(asked).toBe(1);
});

test('choosing a version opens the same page of that version', async ({ page }) => {
  await page.route(list, (route) =>
    route.fulfill({ json: [{ title: '20', url: 'http://v20.localhost:1/' }] }),
  );
  await page.goto('/cdk/table/overview#keyboard');
  await open(page);
  const leaving = page.waitForRequest('http://v20.localhost:1/**');
  await page.getByRole('menuitem', { name: '20' }).click();
  expect((await leaving).url()).toBe('http://v20.localhost:1/cdk/table/overview');
});

test('nothing happens when the version is already open', async ({ page, baseURL }) => {
  await page.route(list, (route) =>
    route.fulfill({
      json: [
        { title: 'here', url: baseURL },
        { title: material.version, url: 'https://x.test' },
      ],
    }),
  );
  await page.goto('/guides');
  for (const name of ['here', material.version]) {
    await open(page);
    const requests: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && requests.push(request.url()));
    await page.getByRole('menuitem', { name }).click();
    await expect(page.getByRole('menu')).toBeHidden();
    expect(requests).toEqual([]);
  }
});

test('entries without a title or with another URL scheme are ignored', async ({ page }) => {
  await page.route(list, (route) =>
    route.fulfill({
      json: [
        { title: 'script', url: 'javascript:alert(1)' },
        { title: '', url: 'https://a.test' },
        { title: '19', url: 'https://v19.test' },
      ],
    }),
  );
  await page.goto('/guides');
  await open(page);
  await expect(page.getByRole('menuitem')).toHaveText(['19', 'API changes']);
});

const failures: Record<string, (page: Page) => Promise<unknown>> = {
  missing: (page) => page.route(list, (route) => route.fulfill({ status: 404, body: 'gone' })),
  'not JSON': (page) => page.route(list, (route) => route.fulfill({ body: '<!doctype html>' })),
  'of another shape': (page) => page.route(list, (route) => route.fulfill({ json: { a: 1 } })),
  blocked: (page) => page.route(list, (route) => route.abort()),
};

test('a list that fails can be fetched again, until it comes', async ({ page }) => {
  await page.goto('/guides');
  for (const [at, [name, fail]] of Object.entries(failures).entries()) {
    await fail(page);
    await Promise.all([
      page.waitForRequest(list),
      at === 0 ? open(page) : page.getByRole('menuitem', { name: 'Try again' }).click(),
    ]);
    await expect(page.getByRole('progressbar')).toBeHidden();
    await expect(page.getByRole('menu').getByRole('alert'), name).toHaveText(
      'The list of versions did not load.',
    );
    await page.unroute(list);
  }
  await page.getByRole('menuitem', { name: 'Try again' }).click();
  await expect(page.getByRole('menuitem', { name: material.version })).toBeVisible();
});

test('a slow list shows progress, then an error message', async ({ page }) => {
  await installClock(page);
  await page.route(list, () => new Promise(() => {}));
  await page.goto('/guides');
  await open(page);
  await expect(page.getByRole('progressbar', { name: 'Loading the versions' })).toBeVisible();
  await runTenSeconds(page);
  await expect(page.getByRole('menuitem', { name: 'Try again' })).toBeVisible();
});

test('retrying by keyboard keeps the focus in the menu', async ({ page }) => {
  await page.route(list, (route) => route.abort());
  await page.goto('/guides');
  await page.getByRole('button', { name: 'Select a version' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Try again' })).toBeFocused();
  await page.unroute(list);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: material.version })).toBeFocused();
});
