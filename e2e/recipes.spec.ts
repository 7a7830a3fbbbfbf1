import { test } from '@playwright/test';
import { guides } from '@/content/guides';
import { hooked } from '@/lib/design/hooks';
import { paths } from '@/lib/routes/paths';
import { axeOn } from '@/scripts/check/artifact/accessibility/axe-on';
import { expect } from './support/expect';
import { groupsOf } from './support/groups';
import { makeLive } from './support/live-examples';
import { Stage } from './support/stage';
import { sampleOf } from './support/sweep';

const recipes = guides.filter((guide) => guide.group === 'recipes');

for (const group of groupsOf(sampleOf(recipes, 3), 4)) {
  const names = group.map(({ name }) => name).join(', ');
  test(`examples pass axe in their pages: ${names}`, { tag: '@sweep' }, async ({ page }) => {
    for (const recipe of group) {
      await page.goto(paths.guide(recipe));
      await makeLive(page);
      const { violations } = await axeOn(page).include(hooked('liveHost')).analyze();
      expect
        .soft(
          violations.map(({ id }) => id),
          recipe.name,
        )
        .toEqual([]);
    }
  });
}

test('the pages of a component link to its recipes', async ({ page }) => {
  await page.goto('/components/paginator/overview');
  await page
    .getByRole('region', { name: 'Recipes with Paginator' })
    .getByRole('link', { name: /Table with server data/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Table with server data');
});

test.describe('with the keyboard', () => {
  let stage: Stage;

  test.beforeEach(async ({ page }) => {
    await page.route('**/stage', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><html lang="en"><title>Stage</title><button>Before</button><main></main>',
      }),
    );
    stage = new Stage(page);
  });

  test('a table with server data is filtered, sorted, scrolled and paged', async ({ page }) => {
    await stage.enter('table-server-data');
    await stage.expectFocus('Filter repairs');
    await stage.pressTo('Tab', 'Server fails');
    await stage.pressTo('Tab', 'Repairs, scrollable');
    const top = () => stage.focused.evaluate((frame) => frame.scrollTop);
    await stage.press('ArrowDown');
    await expect.poll(top).toBeGreaterThan(0);
    await stage.pressTo('Tab', 'Ticket');
    await stage.press('Enter');
    await expect(page.locator('tbody tr').first()).toContainText('2101');
    await page.getByRole('button', { name: 'Next page' }).focus();
    await stage.press('Enter');
    await expect(page.locator('tbody tr').first()).toContainText('2111');
  });

  test('a sign-in form moves the focus to what is wrong', async () => {
    await stage.enter('form-field-sign-in');
    await stage.expectFocus('Email');
    await stage.press('Enter');
    await stage.expectFocus('Email');
    await stage.page.keyboard.type('mira@example.org');
    await stage.press('Enter');
    await stage.expectFocus('Password');
    await stage.page.keyboard.type('harbor-light');
    await stage.press('Enter');
    await expect(stage.page.getByRole('status')).toHaveText(
      'You are signed in as mira@example.org.',
    );
  });
});
