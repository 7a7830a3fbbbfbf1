import { test } from '@playwright/test';
import { hooked } from '@/lib/design/hooks';
import { expect } from './support/expect';
import { openStarted } from './support/open';

test('an item shows what each version changed, and what to write instead', async ({ page }) => {
  await openStarted(page, '/components/snack-bar/overview');
  await page.getByRole('link', { name: 'Changes', exact: true }).click();
  await expect(page).toHaveURL('/components/snack-bar/changes');
  const twenty = page.getByRole('region', { name: 'Version 20' });
  // The update leaves `--mat-snackbar-…`, which no longer has an effect.
  const renamed = twenty
    .getByRole('listitem')
    .filter({ hasText: '--mdc-snackbar-container-color' });
  await expect(renamed).toContainText('--mat-snack-bar-container-color');
  await expect(renamed).not.toContainText('Done by ng update');
  await expect(renamed.getByRole('link')).toHaveAttribute(
    'href',
    '/components/snack-bar/styling#mat-snack-bar-container-color',
  );
  await page.getByRole('combobox', { name: 'From version' }).selectOption('20');
  await expect(twenty).toBeHidden();
  await expect(page).toHaveURL('/components/snack-bar/changes?from=20');
});

test('removed names say what to write instead, on the page of all changes too', async ({
  page,
}) => {
  for (const path of ['/cdk/portal/changes', '/guide/api-changes?item=cdk/portal&from=20&to=21']) {
    await page.goto(path);
    const entry = page.locator(hooked('change')).filter({ hasText: 'TemplatePortalDirective' });
    await expect(entry).toContainText('Use CdkPortal instead.');
  }
});

test('an item says what ng update does, and when nothing has changed', async ({ page }) => {
  await page.goto('/components/button/changes');
  await expect(page.getByRole('region', { name: 'Version 20' })).toContainText(
    /ng update @angular\/material@20 changes \d+ names in your code/,
  );
  await page.goto('/components/toolbar/changes');
  await expect(page.getByRole('main')).toContainText('Nothing has changed in the API of Toolbar');
});

test('printing shows the changes without the controls', async ({ page }) => {
  await openStarted(page, '/components/chips/changes?from=20&to=21');
  await expect(page.getByText('From 20 to 21')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('From 20 to 21')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Version 21' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Version 20' })).toBeHidden();
});

test('on a phone the tab of the page is in view, and not below the button at its end', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openStarted(page, '/components/chips/changes');
  const tab = page.getByRole('link', { name: 'Changes', exact: true });
  const button = page.getByRole('button', { name: 'On this page' });
  await expect
    .poll(async () => {
      const [link, end] = [await tab.boundingBox(), await button.boundingBox()];
      return link && end ? link.x + link.width <= end.x + 1 : undefined;
    })
    .toBe(true);
});

test('without scripts everything is there', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/components/snack-bar/changes?from=20');
  await expect(page.getByRole('heading', { name: 'Version 20' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'From version' })).toBeHidden();
  await page.close();
});
