import material from '@angular/material/package.json' with { type: 'json' };
import { test } from '@playwright/test';
import { ownRepository } from '@/lib/routes/own-repository';
import { expect } from './support/expect';
import { openStarted } from './support/open';
import { openPageMenu } from './support/page-menu';

test("an item shows its import and links to the library's pages about it", async ({ page }) => {
  await page.goto('/components/button/styling');
  const main = page.getByRole('main');
  await openPageMenu(page);
  await expect(
    main.getByText("import { MatButtonModule } from '@angular/material/button';"),
  ).toBeVisible();
  await expect(main.getByRole('link', { name: 'Source', exact: true })).toHaveAttribute(
    'href',
    `https://github.com/angular/components/tree/v${material.version}/src/material/button`,
  );
  const issues = await main.getByRole('link', { name: 'Open issues' }).getAttribute('href');
  expect(new URL(issues ?? '').searchParams.get('q')).toBe(
    'is:issue is:open label:"area: material/button"',
  );
  await expect(main.getByRole('link', { name: '@angular/material' }).first()).toHaveAttribute(
    'href',
    `https://www.npmjs.com/package/@angular/material/v/${material.version}`,
  );
  await expect(main.getByRole('link', { name: 'Material guideline' })).toHaveAttribute(
    'href',
    'https://m3.material.io/components/buttons/overview',
  );
});

test('the CDK has no guideline link, and new items are marked', async ({ page }) => {
  await page.goto('/cdk/table/overview');
  await openPageMenu(page);
  await expect(page.getByRole('link', { name: 'Open issues' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Material guideline' })).toHaveCount(0);
  await page.goto('/components/badge/overview');
  const main = page.getByRole('main');
  await expect(main.getByText(/^New (?:symbols )?in \d/).first()).toBeVisible();
});

for (const [path, file] of [
  ['/components/button/overview', 'edit/main/content/overviews/material/button.md'],
  ['/guide/theming', 'edit/main/content/guides/theming.md'],
  [
    '/components/button/examples/button-overview',
    'tree/main/content/examples/material/button/button-overview',
  ],
] as const) {
  test(`${path} links to its file and to the form for mistakes, if the site has a repository`, async ({
    page,
  }) => {
    await page.goto(path);
    const edit = page.getByRole('link', { name: 'Edit this page' });
    const report = page.getByRole('link', { name: 'Report an issue with this page' });
    const repository = ownRepository();
    if (!repository) {
      await expect(edit).toHaveCount(0);
      await expect(report).toHaveCount(0);
      return;
    }
    await expect(edit).toHaveAttribute('href', new RegExp(`/${file}$`));
    const form = new URL((await report.getAttribute('href')) ?? '');
    expect(Object.fromEntries(form.searchParams)).toEqual({
      template: 'content-mistake.yml',
      page: path,
      version: material.version,
    });
  });
}

test('a page shows when it last changed only if the history has a date', async ({ page }) => {
  await page.goto('/components/button/overview');
  const time = page.getByText(/^Last updated/).locator('time');
  if ((await time.count()) === 0) return;
  const date = Date.parse((await time.getAttribute('datetime')) ?? '');
  expect(date).toBeLessThanOrEqual(Date.now());
  const text = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  await expect(time).toHaveText(text.format(new Date(date)));
});

test.describe('tips', () => {
  const tip = 'Source on GitHub';

  test('a pointer, a key and Escape', async ({ page }) => {
    await openStarted(page, '/guides');
    const link = page.getByRole('link', { name: tip });
    const shown = page.locator('div', { hasText: new RegExp(`^${tip}$`) });
    await link.hover();
    await expect(shown).toBeVisible();
    await page.mouse.move(600, 600);
    await expect(shown).toBeHidden();
    await page.getByRole('button', { name: 'Select a theme' }).focus();
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await expect(shown).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(shown).toBeHidden();
  });
});
