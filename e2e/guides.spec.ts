import { type Page, test } from '@playwright/test';
import { guideGroups } from '@/content/guides';
import { allGuides } from '@/lib/catalogue/guides';
import { hooked } from '@/lib/design/hooks';
import { guideLinks } from '@/lib/navigation/guide-links';
import { paths } from '@/lib/routes/paths';
import { expect } from './support/expect';
import { openStarted } from './support/open';

const side = (page: Page) => page.getByRole('navigation', { name: 'All guides' });
/** The distance of a page's text from the left edge of the window. */
const textStart = (page: Page) =>
  page
    .locator(`${hooked('prose')} > p`)
    .first()
    .evaluate((text) => text.getBoundingClientRect().x);

test('every guide is in its group in the side list, and the current one is marked', async ({
  page,
}) => {
  await page.goto('/guide/theming');
  for (const { key, name } of guideGroups) {
    await expect(
      side(page).getByRole('region', { name, exact: true }).getByRole('link'),
      name,
    ).toHaveText(
      guideLinks()
        .filter(({ group }) => group === key)
        .map((link) => link.name),
    );
  }
  await expect(side(page).locator('[aria-current]')).toHaveText(['Theming']);
});

test('the list of guides has the same groups', async ({ page }) => {
  await page.goto('/guides');
  for (const { key, name } of guideGroups) {
    const heading = page.getByRole('heading', { name, exact: true });
    const section = page.getByRole('main').locator('section').filter({ has: heading });
    await expect(section.getByRole('link')).toHaveCount(
      guideLinks().filter(({ group }) => group === key).length,
    );
  }
});

test('a guide has a breadcrumb', async ({ page }) => {
  await openStarted(page, '/guide/typography');
  const steps = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link');
  await expect(steps).toHaveText(['Guides', 'Theming']);
  await steps.last().click();
  await expect(page).toHaveURL(/\/guides#theming$/);
  await expect(
    page.getByRole('main').getByRole('heading', { level: 2, name: 'Theming' }),
  ).toBeInViewport();
});

test("a guide's text starts where an item's does", async ({ page }) => {
  const startsOn = async (path: string) => {
    const starts: unknown[] = [];
    await page.goto(path);
    for (const width of [360, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      starts.push(await textStart(page));
    }
    return starts;
  };
  expect(await startsOn('/guide/theming')).toEqual(await startsOn('/components/button/overview'));
});

test('on narrow screens the guides open as a drawer', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openStarted(page, '/guide/theming');
  await page.getByRole('link', { name: 'All guides' }).click();
  const drawer = page.getByRole('dialog', { name: 'Guides' });
  await drawer.getByRole('link', { name: 'Typography' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Typography' })).toBeVisible();
  await expect(drawer).toBeHidden();
});

test('the field finds guides and entries of other sections, and Enter opens the first', async ({
  page,
}) => {
  await openStarted(page, '/guides');
  const field = page.getByRole('searchbox', { name: 'Filter guides' });
  await field.fill('API ch');
  await expect(side(page).getByRole('link')).toHaveText(['API changes']);
  await field.fill('stepper');
  await expect(
    side(page).getByRole('region', { name: 'In the components' }).getByRole('link'),
  ).toHaveText(['Stepper']);
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Custom steppers' })).toBeVisible();
});

test('previous and next links follow the groups of guides', async ({ page }) => {
  const order = allGuides();
  await page.goto(paths.guide({ id: 'upgrading' }));
  const next = order[order.findIndex(({ id }) => id === 'upgrading') + 1];
  await expect(
    page.getByRole('navigation', { name: 'More guides' }).getByRole('link', { name: /^Next/ }),
  ).toHaveAttribute('href', next ? paths.guide(next) : '');
});
