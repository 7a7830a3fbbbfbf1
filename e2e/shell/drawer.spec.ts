import { type Page, test } from '@playwright/test';
import { expect } from '../support/expect';
import { chosen, field } from '../support/search-palette';

const opener = (page: Page) => page.getByRole('link', { name: 'All components' });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Components' });

test('in narrow windows the list opens as a drawer', async ({ page }) => {
  await page.goto('/components/button/overview');
  for (const width of [320, 700]) {
    await page.setViewportSize({ width, height: 800 });
    await opener(page).click();
    await expect(drawer(page).getByRole('link', { name: 'Button', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  }
});

test('navigation, the backdrop and its button close it', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 800 });
  await page.goto('/components/button/overview');
  await opener(page).click();
  await drawer(page).getByRole('link', { name: 'Badge' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Badge' })).toBeVisible();
  await expect(drawer(page)).toBeHidden();
  // Waits until the page is complete: the dialog handles outside clicks shortly after it appears.
  await expect(page.getByRole('navigation', { name: 'More components' })).toBeVisible();
  await opener(page).click();
  await expect(drawer(page)).toBeVisible();
  await page.mouse.click(650, 400);
  await expect(drawer(page)).toBeHidden();
  await opener(page).click();
  await drawer(page).getByRole('button', { name: 'Close the list' }).click();
  await expect(drawer(page)).toBeHidden();
});

test('on wide screens the list is at the side and can be filtered', async ({ page }) => {
  await page.goto('/components/button/overview');
  await expect(opener(page)).toBeHidden();
  const list = page.getByRole('navigation', { name: 'All components' });
  await expect(list.getByRole('link', { name: 'Button', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.getByRole('searchbox', { name: 'Filter components' }).fill('RIPP');
  await expect(list.getByRole('link')).toHaveText(['Ripples']);
  await page.getByRole('searchbox', { name: 'Filter components' }).fill('zzz');
  await expect(list.getByRole('status')).toHaveText('No components match “zzz”.');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });

  test('the button links to the page with the same list', async ({ page }) => {
    await page.goto('/components/button/overview');
    await opener(page).click();
    await expect(page).toHaveURL('/components/categories');
    // The previous page, which may still be visible, has links of that name too.
    await expect(page.getByRole('heading', { level: 1, name: 'Components' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Badge/ })).toBeVisible();
  });
});

test.describe('in a drawer', () => {
  test.use({ viewport: { width: 700, height: 800 } });

  test('the link of the current page closes it and returns the focus', async ({ page }) => {
    await page.goto('/components/button/overview');
    await opener(page).click();
    await drawer(page).getByRole('link', { name: 'Button', exact: true }).click();
    await expect(drawer(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });

  test('following a link moves the focus to the new page', async ({ page }) => {
    await page.goto('/components/button/overview');
    await opener(page).click();
    await drawer(page).getByRole('link', { name: 'Badge' }).click();
    await expect(page.getByRole('navigation', { name: 'Badge pages' })).toBeFocused();
  });

  test('the current item is in view, and a wider window closes the drawer', async ({ page }) => {
    await page.goto('/components/tree/overview');
    await opener(page).click();
    await expect(drawer(page).getByRole('link', { name: 'Tree', exact: true })).toBeInViewport();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(drawer(page)).toBeHidden();
  });
});

test('the filter knows other names and other sections, and Enter opens the first', async ({
  page,
}) => {
  await page.goto('/components/button/overview');
  const list = page.getByRole('navigation', { name: 'All components' });
  const filter = page.getByRole('searchbox', { name: 'Filter components' });
  await filter.fill('drag');
  await expect(
    list.getByRole('region', { name: 'In the CDK' }).getByRole('link', { name: 'Drag and drop' }),
  ).toBeVisible();
  await filter.fill('toast');
  await expect(list.getByRole('link')).toHaveText(['Snack bar']);
  await filter.press('Enter');
  await expect(page).toHaveURL(/\/components\/snack-bar\/overview$/);
});

test('when nothing matches, a link searches everywhere', async ({ page }) => {
  await page.goto('/components/button/overview');
  await page.getByRole('searchbox', { name: 'Filter components' }).fill('disableRipple');
  await page.getByRole('link', { name: 'Search everywhere' }).click();
  await expect(field(page)).toHaveValue('disableRipple');
  await expect(chosen(page)).toContainText('disableRipple');
});
