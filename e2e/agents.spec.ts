import { test } from '@playwright/test';
import { expect } from './support/expect';
import { openStarted, start } from './support/open';
import { openPageMenu } from './support/page-menu';

const guide = '/guide/theming';

test('a page exists as Markdown, at its URL plus an extension', async ({ page, request }) => {
  await page.goto('/components/button/overview');
  const link = page.locator('link[rel="alternate"][type="text/markdown"]');
  await expect(link).toHaveAttribute('href', '/components/button/overview.md');
  const response = await request.get('/components/button/overview.md');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toMatch(/^text\/markdown/);
  const text = await response.text();
  expect(text).toMatch(/^# Button\n/);
  expect(text).toContain("import { MatButtonModule } from '@angular/material/button';");
});

test('every page that llms.txt lists exists', async ({ request }) => {
  const list = await (await request.get('/llms.txt')).text();
  const links = [...list.matchAll(/\]\((\S+)\)/g)].map(([, link = '']) => new URL(link).pathname);
  expect(links.length).toBeGreaterThan(200);
  const sample = links.filter((_, index) => index % 25 === 0);
  for (const path of [...sample, '/llms-full.txt', '/feed.xml']) {
    expect([path, (await request.get(path)).status()]).toEqual([path, 200]);
  }
});

test('the page is copied as Markdown', async ({ page, context, request }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openStarted(page, guide);
  await openPageMenu(page);
  await page.getByRole('button', { name: 'Copy as Markdown' }).click();
  await expect(page.getByText('Page copied as Markdown.')).toBeAttached();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await (await request.get(`${guide}.md`)).text());

  // The button on the next page copies that page.
  await page.getByRole('link', { name: /Next/ }).click();
  await expect(page).not.toHaveURL(guide);
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  await openPageMenu(page);
  await page.getByRole('button', { name: 'Copy as Markdown' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(new RegExp(`^# ${title}\n`));
});

test('a failure to load the Markdown shows a message, and copying can be retried', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.route('**/*.md', (route) => route.abort(), { times: 1 });
  await openStarted(page, guide);
  const button = page.getByRole('button', { name: 'Copy as Markdown' });
  await openPageMenu(page);
  await button.click();
  // Both in the announcement and beside the button.
  await expect(page.getByText('The page as Markdown did not load. Try again.')).toHaveCount(2);
  await openPageMenu(page);
  await button.click();
  await expect(page.getByText('Page copied as Markdown.')).toBeAttached();
});

test('the Markdown opens as a file, not as a page of the application', async ({ page }) => {
  await openStarted(page, '/components/button/api');
  await openPageMenu(page);
  for (const [name, file] of [
    ['View as JSON', '/components/button/api.json'],
    ['View as Markdown', '/components/button/api.md'],
  ] as const) {
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', file);
  }
});

test('assistants are plain links with the address of the page', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).hostname));
  await openStarted(page, guide);
  await openPageMenu(page);
  const links = page.getByRole('link', { name: /^Open in / });
  await expect(links).toHaveCount(2);
  for (const link of await links.all()) {
    const href = (await link.getAttribute('href')) ?? '';
    expect(new URL(href).searchParams.get('q')).toMatch(/^Read https:\S+\/guide\/theming\.md and /);
  }
  expect(new Set(asked)).toEqual(new Set(['localhost']));
});

test('llms.txt names the size of each file', async ({ request }) => {
  const list = await (await request.get('/llms.txt')).text();
  for (const file of ['/guide/theming.md', '/llms-full.txt']) {
    const [, size = '', unit] = new RegExp(`${file}\\).*\\(([\\d.]+) (KB|MB)`).exec(list) ?? [];
    const bytes = (await (await request.get(file)).body()).length;
    const shown = Number(size) * (unit === 'MB' ? 1_000_000 : 1000);
    expect(Math.abs(shown / bytes - 1)).toBeLessThan(0.1);
  }
});

test('without script the page can be viewed as Markdown, and nothing offers to copy it', async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(guide);
  await openPageMenu(page);
  await expect(page.getByRole('button', { name: 'Copy as Markdown' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'View as Markdown' })).toBeVisible();
  await page.close();
});

test('a press on "Copy as Markdown" before the scripts have loaded is handled later', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  let release = () => {};
  const released = new Promise<void>((done) => (release = done));
  await page.route('**/early-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(guide, { waitUntil: 'commit' });
  await openPageMenu(page);
  await page.getByRole('button', { name: 'Copy as Markdown' }).click();
  release();
  await expect(page.getByText('Page copied as Markdown.')).toBeAttached();
  await start(page);
});

test('pages that only list others exist as Markdown, too', async ({ page, request }) => {
  for (const [path, file] of [
    ['/', '/index.md'],
    ['/components/categories', '/components/categories.md'],
    ['/cdk/categories', '/cdk/categories.md'],
    ['/guides', '/guides.md'],
    ['/search', '/search.md'],
    ['/theme-builder', '/theme-builder.md'],
  ] as const) {
    await page.goto(path);
    const link = page.locator('link[rel="alternate"][type="text/markdown"]');
    await expect(link).toHaveAttribute('href', file);
    const response = await request.get(file);
    expect([file, response.status()]).toEqual([file, 200]);
    expect(await response.text()).toMatch(/^# \S/);
  }
});
