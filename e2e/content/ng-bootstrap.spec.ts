import { readFileSync } from 'node:fs';
import { type Page, test } from '@playwright/test';
import { z } from 'zod';
import { computedStyles } from '@/e2e/support/computed-styles';
import { hooked } from '@/lib/design/hooks';
import { axeOn } from '@/scripts/check/artifact/accessibility/axe-on';
import { simulateUserActivity } from '@/scripts/shared/installed-browsers/simulate-user-activity';
import { expect } from '../support/expect';

/** The color that the fixture gives to Bootstrap. */
const primary = 'rgb(111, 45, 189)';

const reportSchema = z.object({
  examples: z.object({ examples: z.array(z.object({ id: z.string(), state: z.string() })) }),
  apiFaults: z.array(z.unknown()),
  deadLinks: z.array(z.unknown()),
});

function readReport() {
  const file = `${process.env.CONTENT_OUT ?? 'out'}-report.json`;
  return reportSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

async function open(page: Page, item: string): Promise<void> {
  await page.goto(`/ng-bootstrap/${item}/overview`);
  await simulateUserActivity(page);
}

test('all examples are live, and all of the API is read', () => {
  const report = readReport();
  expect(report.examples.examples).toHaveLength(5);
  expect(report.examples.examples.filter(({ state }) => state !== 'live')).toEqual([]);
  expect(report.apiFaults).toEqual([]);
  expect(report.deadLinks).toEqual([]);
});

test('Bootstrap styles the examples, and nothing else', async ({ page }) => {
  await open(page, 'modal');
  const button = page.getByRole('button', { name: 'Delete the file' });
  await expect(button).toHaveCSS('background-color', primary);
  // Its reset would give the page another font, and links another color.
  await expect(page.locator('body')).toHaveCSS('font-family', /Roboto/);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveCSS('margin-bottom', '8px');
});

test('the bar looks the same with its stylesheets as without', async ({ page }) => {
  const bar = page.getByRole('banner');
  // A page without examples loads no stylesheet of the library.
  await page.goto('/ng-bootstrap/popover/api');
  await simulateUserActivity(page);
  const plain = await computedStyles(bar);
  await open(page, 'modal');
  const button = page.getByRole('button', { name: 'Delete the file' });
  await expect(button).toHaveCSS('background-color', primary);
  expect(await computedStyles(bar)).toEqual(plain);
});

test('every example has the font and the colors of Bootstrap', async ({ page }) => {
  for (const id of readReport().examples.examples.map((example) => example.id)) {
    await page.goto(`/ng-bootstrap/${id.split('-')[0] ?? ''}/examples/${id}`);
    const host = page.locator(hooked('liveHost')).first();
    await expect(host, id).toHaveCSS('font-family', /system-ui/);
    const color = await host.evaluate((node) =>
      getComputedStyle(node).getPropertyValue('--bs-primary'),
    );
    expect(color, id).toBe('#6f2dbd');
  }
});

test('a modal lies above the site, is styled, and closes', async ({ page }) => {
  await open(page, 'modal');
  await page.getByRole('button', { name: 'Delete the file' }).click();
  const modal = page.getByRole('dialog', { name: 'Delete the file?' });
  await expect(modal).toBeVisible();
  const remove = modal.getByRole('button', { name: 'Delete' });
  await expect(remove).toHaveCSS('background-color', 'rgb(220, 53, 69)');
  await remove.click();
  await expect(modal).toBeHidden();
});

test('a popup opens over the end of its stage', async ({ page }) => {
  await open(page, 'datepicker');
  await page.getByRole('button', { name: 'Calendar' }).click();
  const day = page.getByRole('gridcell', { name: 'Monday, November 30, 2026' });
  await day.click();
  await expect(page.getByRole('textbox', { name: 'Day' })).toHaveValue('2026-11-30');
});

test('an accordion opens and closes', async ({ page }) => {
  await open(page, 'accordion');
  await page.getByRole('button', { name: 'Payment' }).click();
  await expect(page.getByText('By card, or by invoice.')).toBeVisible();
  await expect(page.getByText('It takes two days.')).toBeHidden();
});

test('an overview passes axe', async ({ page }) => {
  await open(page, 'alert');
  await expect(page.getByText('The disk is full.')).toBeVisible();
  expect((await axeOn(page).analyze()).violations).toEqual([]);
});

test('unknown addresses end at the home page, or at the not-found page of a section', async ({
  page,
}) => {
  for (const [path, end] of [
    ['/unknown', '/'],
    ['/components/alert', '/'],
    ['/ng-bootstrap/unknown', '/404'],
    ['/NG-Bootstrap/alert', '/ng-bootstrap/alert/overview'],
  ] as const) {
    await page.goto(path);
    expect(new URL(page.url()).pathname, path).toBe(end);
  }
});
