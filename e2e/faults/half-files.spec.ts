import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { sheetEndSelector } from '@/lib/browser/network/whole-files';
import { builtFolder } from '@/scripts/shared/built-folder';
import { cellsOfCommit } from '@/scripts/shared/commit-sample';
import { simulateUserActivity } from '@/scripts/shared/installed-browsers/simulate-user-activity';
import { type AlteredHost, test } from '../support/altered-host';
import { engine } from '../support/engine';
import { expect } from '../support/expect';
import { makeLive } from '../support/live-examples';
import { enableDataSaving, openWithDataSaving } from '../support/open';
import { isFullSweep, sampleOf } from '../support/sweep';

const note = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });
const startNote = (page: Page) =>
  note(page, 'Part of this page did not load, so its controls do not work yet.');
const menuButton = (page: Page) => page.getByRole('button', { name: 'Select a theme' });
const broken = (page: Page) => page.getByText(/This page broke|Something went wrong/);

const parts = ['half', 'nothing'] as const;
type Part = (typeof parts)[number];

const partOf = cellsOfCommit(parts.length);

/** How much of a file arrives: one of both, another one for each commit; both when the full sweep is requested. */
const partsFor = (row: number) =>
  parts.filter((_, column) => isFullSweep || column === partOf(row));

const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' };

/** Whether all stylesheets of a page have their last rule. */
const whole = (page: Page) =>
  page.evaluate(
    (last) =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([disabled])')].every(
        ({ sheet }) => [...(sheet?.cssRules ?? [])].at(-1)?.cssText.startsWith(last) ?? false,
      ),
    sheetEndSelector,
  );

/**
 * Answers with part of a file as if it was whole, as a cache does that was interrupted.
 *
 * @param times how often
 * @returns the files that were cut off
 */
function cutOff(host: AlteredHost, name: RegExp, part: Part, times = Infinity) {
  const counts = new Map<string, number>();
  host.answer = (path, response) => {
    const count = counts.get(path) ?? 0;
    if (!name.test(path) || count >= times) return false;
    counts.set(path, count + 1);
    const whole = readFileSync(join(builtFolder, path));
    response
      .writeHead(200, {
        'Content-Type': types[extname(path)] ?? 'text/plain',
        'Cache-Control': 'public, max-age=31536000, immutable',
      })
      .end(part === 'half' ? whole.subarray(0, whole.length / 2) : '');
    return true;
  };
  return counts;
}

test.describe(
  'half of a file that was sent as if it was whole',
  { tag: [engine, '@sweep'] },
  () => {
    for (const [index, [what, name]] of (
      [
        ['the first script', /\/site\/early-[^/]*\.js$/],
        ["the application's scripts", /\/chunks\/[^/]*\.js$/],
        ["the page's data", /\/guides\.txt$/],
        ["what pages' data have in common", /\/parts-[^/]*\.json$/],
      ] as const
    ).entries()) {
      for (const part of partsFor(index)) {
        test(`${what}: ${part} once, and the press acts; later visits have the whole`, async ({
          page,
          host,
        }) => {
          const cut = cutOff(host, name, part, 1);
          await page.goto(`${host.origin}/guides`);
          await menuButton(page).click();
          await expect(page.getByRole('menu')).toBeVisible();
          host.requests.length = 0;
          const errors: string[] = [];
          page.on('pageerror', ({ message }) => errors.push(message));
          await page.goto(`${host.origin}/guides?again`);
          await menuButton(page).click();
          await expect(page.getByRole('menu')).toBeVisible();
          expect(errors).toEqual([]);
          const again = host.requests.filter((path) => path.endsWith('.js') && cut.has(path));
          expect(again).toEqual([]);
        });
      }
    }

    const neverWhole = [
      ['The first script', /\/site\/early-[^/]*\.js$/],
      ['A script of the application', /\/chunks\/[^/]*\.js$/],
      ["The page's data", /\/guides\.txt$/],
    ] as const;
    for (const [what, name] of sampleOf(neverWhole, 3)) {
      test(`${what}, empty again and again: a note, and the text stays`, async ({ page, host }) => {
        cutOff(host, name, 'nothing');
        await page.goto(`${host.origin}/guides`);
        await menuButton(page).click();
        await expect(startNote(page)).toBeVisible({ timeout: 20_000 });
        await expect(page.getByRole('heading', { level: 1, name: 'Guides' })).toBeVisible();
        host.answer = () => false;
        await startNote(page).getByRole('button', { name: 'Try again' }).click();
        await expect(page.getByRole('menu')).toBeVisible();
        await expect(startNote(page)).toBeHidden();
      });
    }

    test('the data of the next page: half once, and the page is complete', async ({
      page,
      host,
    }) => {
      await openWithDataSaving(page, `${host.origin}/components/button/overview`);
      await page.evaluate(() => document.documentElement.setAttribute('data-kept', ''));
      cutOff(host, /\/badge\/overview\.txt$/, 'half', 1);
      await page.getByRole('link', { name: 'Badge', exact: true }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: 'Badge' })).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'More components' })).toBeVisible();
      await expect(page.locator('html[data-kept]')).toHaveCount(1);
      await expect(broken(page)).toHaveCount(0);
    });

    test('the data of the next page: half again and again, and its text can be read', async ({
      page,
      host,
    }) => {
      await openWithDataSaving(page, `${host.origin}/components/button/overview`);
      cutOff(host, /\/badge\/overview\.txt$/, 'half');
      await page.getByRole('link', { name: 'Badge', exact: true }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: 'Badge' })).toBeVisible();
      await expect(broken(page)).toHaveCount(0);
    });

    for (const part of partsFor(4)) {
      test(`modules of an example: ${part} once, and it becomes live`, async ({ page, host }) => {
        const cut = cutOff(host, /\/live\/(runtime|chunk)-[^/]*\.js$/, part, 1);
        await page.goto(`${host.origin}/components/badge/examples/badge-overview`);
        await makeLive(page);
        expect(cut.size).toBeGreaterThan(2);
      });

      test(`files of the search: ${part} once, and it finds`, async ({ page, host }) => {
        const cut = cutOff(host, /\/search-index\/shards\//, part, 1);
        await page.goto(`${host.origin}/search?q=contrast`);
        await expect.poll(() => cut.size).toBeGreaterThan(1);
        await expect(
          page
            .getByRole('main')
            .getByRole('link', { name: /contrast/i })
            .first(),
        ).toBeVisible();
      });

      test(`the stylesheet of a page: ${part} once, and it comes whole`, async ({ page, host }) => {
        const cut = cutOff(host, /\/chunks\/[^/]*\.css$/, part, 1);
        await page.goto(`${host.origin}/guides`);
        expect(cut.size).toBeGreaterThan(0);
        await expect.poll(() => whole(page)).toBe(true);
        await expect(page.getByRole('heading', { level: 1, name: 'Guides' })).toBeVisible();
      });

      test(`the stylesheet of a theme: ${part} once, and its colors apply`, async ({
        page,
        host,
      }) => {
        await page.goto(`${host.origin}/guides`);
        const cut = cutOff(host, /\/themes\/purple-green[^/]*\.css$/, part, 1);
        await menuButton(page).click();
        await page.getByRole('menuitemradio', { name: 'Purple & Green' }).click();
        await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(21, 17, 24)');
        expect(cut.size).toBe(1);
        await expect.poll(() => whole(page)).toBe(true);
      });

      test(`the stylesheet of examples: ${part} once, and it comes whole`, async ({
        page,
        host,
      }) => {
        await openWithDataSaving(page, `${host.origin}/guides`);
        const cut = cutOff(host, /\/live\/[^/]*\.css$/, part, 1);
        await page.goto(`${host.origin}/components/badge/examples/badge-overview`);
        await expect.poll(() => cut.size).toBeGreaterThan(0);
        await expect.poll(() => whole(page)).toBe(true);
      });
    }

    test('a menu: an empty script is told, and loads on request', async ({ page, host }) => {
      await enableDataSaving(page);
      await page.goto(`${host.origin}/guides`);
      await simulateUserActivity(page);
      await expect(page.locator('html')).toHaveAttribute('data-app', 'started');
      cutOff(host, /\/chunks\/[^/]*\.js$/, 'nothing');
      await menuButton(page).click();
      await expect(note(page, 'The menu could not be loaded.')).toBeVisible();
      host.answer = () => false;
      // Each try replaces one broken file, and the menu needs two.
      await expect(async () => {
        const again = note(page, 'The menu could not be loaded.').getByRole('button', {
          name: 'Try again',
        });
        if (await again.isVisible()) await again.click();
        await expect(page.getByRole('menu')).toBeVisible({ timeout: 3000 });
      }).toPass();
    });
  },
);

test('parts of another form are told', { tag: engine }, async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.route('**/parts-*.json', (route) => route.fulfill({ json: { not: 'a list' } }));
  await page.goto('/guides');
  await menuButton(page).click();
  await expect(startNote(page)).toBeVisible({ timeout: 20_000 });
  await page.unrouteAll();
  await startNote(page).getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  expect(errors).toEqual([]);
});
