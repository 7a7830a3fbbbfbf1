import { readFileSync } from 'node:fs';
import { type Page, test } from '@playwright/test';
import { readZip } from '@/lib/browser/projects/read-zip';
import { axeOn } from '@/scripts/check/artifact/accessibility/axe-on';
import { expect } from './support/expect';
import { start, waitForIdle } from './support/open';

const path = '/components/button/examples/button-overview';
const title = 'Appearances of buttons';
const menuButton = (page: Page, name = title) =>
  page.getByRole('button', { name: `Copy or download ${name}` });

async function choose(page: Page, item: string, name = title): Promise<void> {
  await menuButton(page, name).click();
  await page.getByRole('menuitem', { name: item }).click();
}

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test('all files are copied as one text, with what their code needs', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(path);
  await choose(page, 'Copy all files');
  await expect(page.getByText('4 files copied.').last()).toBeVisible();
  await expect(menuButton(page)).toBeFocused();
  const text = await copied(page);
  expect(text).toMatch(/^<!-- src\/example\/button-overview-example.html -->\n@for/);
  expect(text).toContain('\n// src/example/button-overview-example.ts\nimport { Component }');
  expect(text).toContain('\n/* src/example/button-overview-example.css */\n');
  expect(text).toMatch(/\/\/ src\/styles.scss\n@use '@angular\/material' as mat;[^]*mat\.theme\(/);
  expect(text).not.toMatch(/@title|@summary|src\/main\.ts/);

  await page.goto('/components/table/examples/table-http');
  await choose(page, 'Copy all files', 'Server-side pagination and sorting');
  await expect(page.getByText('files copied.').last()).toBeVisible();
  const second = await copied(page);
  expect(second).toMatch(/\/\/ src\/main.ts\n[^]*providers: \[provideHttpClient\(\)\]/);
  expect(second).not.toMatch(/@title|@summary|@listed/);
});

test('the code of an example does not show what only this site reads', async ({ page }) => {
  await page.goto(path);
  await expect(page.getByText('selector:').first()).toBeAttached();
  await expect(page.locator('pre', { hasText: '@title' })).toHaveCount(0);
});

test('the project is downloaded as an archive', async ({ page }) => {
  await page.goto(path);
  const download = page.waitForEvent('download');
  await choose(page, 'Download as .zip');
  const file = await download;
  expect(file.suggestedFilename()).toBe('button-overview.zip');
  const files = readZip(readFileSync(await file.path()));
  expect(Object.keys(files).every((name) => name.startsWith('button-overview/'))).toBe(true);
  const manifest: unknown = JSON.parse(files['button-overview/package.json'] ?? '');
  expect(manifest).toMatchObject({ scripts: { start: 'ng serve', build: 'ng build' } });
  for (const name of ['README.md', 'angular.json', 'tsconfig.json', 'src/main.ts']) {
    expect(files).toHaveProperty([`button-overview/${name}`]);
  }
  expect(files['button-overview/src/index.html']).toContain('<button-overview-example>');
  await expect(page.getByText('button-overview.zip downloaded.').last()).toBeVisible();
});

test('a playground gives its current code', async ({ page }) => {
  await page.goto('/components/button/examples/button-playground?knob.label=Sail+away');
  await expect(page.locator('code').filter({ hasText: 'Sail away' })).toBeVisible();
  const download = page.waitForEvent('download');
  await choose(page, 'Download as .zip', 'this playground');
  const files = readZip(readFileSync(await (await download).path()));
  expect(files['button-playground/src/example/button-playground-example.ts']).toContain(
    'Sail away',
  );
});

test('nothing is fetched before it is wanted', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/live/open/')) requested.push(new URL(request.url()).pathname);
  });
  await page.goto('/components/button/examples');
  await start(page);
  await menuButton(page).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await waitForIdle(page);
  expect(requested).toEqual([]);
});

test('keys open the menu, walk through it and close it', async ({ page }) => {
  await page.goto(path);
  await menuButton(page).focus();
  await page.keyboard.press('Enter');
  const item = (name: RegExp | string) => page.getByRole('menuitem', { name });
  await expect(item('Copy all files')).toBeFocused();
  const { violations } = await axeOn(page).include('[role=menu]').analyze();
  expect(violations).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await expect(item('Download as .zip')).toBeFocused();
  await page.keyboard.press('End');
  await expect(item(/^Open in StackBlitz/)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(menuButton(page)).toBeFocused();
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
});

test('says when the files do not load, and loads them on the next press', async ({ page }) => {
  await page.goto(path);
  await page.route('**/live/open/*.json', (route) => route.abort());
  await choose(page, 'Download as .zip');
  await expect(page.getByText('The files did not load. Try again.').last()).toBeVisible();
  await page.unroute('**/live/open/*.json');
  const download = page.waitForEvent('download');
  await choose(page, 'Download as .zip');
  expect((await download).suggestedFilename()).toBe('button-overview.zip');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the tools of every example fit, and are large enough to press', async ({ page }) => {
    await page.goto('/components/chips/examples');
    const outside = await page
      .getByRole('button', { name: /^Copy or download/ })
      .evaluateAll((buttons) =>
        buttons.flatMap((button) => {
          const card = button.closest('section')?.getBoundingClientRect();
          const bar = [
            ...(button.parentElement?.parentElement?.querySelectorAll('a, button') ?? []),
          ];
          return bar
            .map((tool) => ({ name: tool.outerHTML, box: tool.getBoundingClientRect() }))
            .filter(({ box }) => box.width > 0)
            .filter(
              ({ box }) =>
                !card ||
                box.right > card.right ||
                box.left < card.left ||
                box.width < 44 ||
                box.height < 44,
            )
            .map(({ name }) => name);
        }),
      );
    expect(outside).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});
