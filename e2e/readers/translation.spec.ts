import { type Page, test } from '@playwright/test';
import { hooked } from '@/lib/design/hooks';
import { pageKinds } from '@/lib/navigation/page-kinds';
import { expect } from '../support/expect';
import { groupsOf } from '../support/groups';
import { makeLive } from '../support/live-examples';
import { openStarted, start } from '../support/open';
import { chosen, field, options, palette } from '../support/search-palette';
import { translate } from '../support/translator';

/** Errors of a page. React reports here, too, that it has rendered the whole document again. */
function errorsOf(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}

/** Opens a translated page and starts its application. */
async function open(page: Page, address: string): Promise<readonly string[]> {
  const errors = errorsOf(page);
  await translate(page);
  await openStarted(page, address);
  return errors;
}

const kinds = {
  ...pageKinds,
  'theme builder': '/theme-builder',
  playground: '/components/button/examples/button-playground',
};

async function expectTakenOver(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const title = page.getByRole('heading', { level: 1 });
  const text = (await title.textContent()) ?? '';
  expect(text).toBe(text.toUpperCase());
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('html, header, #main')) {
      element.setAttribute('data-seen', '');
    }
  });
  await start(page);
  await expect(page.locator('html[data-seen][data-theme]')).toBeAttached();
  await expect(page.locator('header[data-seen]').first()).toBeVisible();
  await expect(page.locator('#main[data-seen]')).toBeVisible();
  await expect(title).toHaveText(text);
}

for (const group of groupsOf(Object.entries(kinds), 8)) {
  const names = group.map(([kind]) => kind).join(', ');
  test(`the application takes over a translated page as it is: ${names}`, async ({ page }) => {
    const errors = errorsOf(page);
    await translate(page, { capitals: true });
    for (const [kind, address] of group) {
      await test.step(kind, () => expectTakenOver(page, address));
    }
    expect(errors).toEqual([]);
  });
}

test('code and names are not translated', async ({ page }) => {
  await translate(page);
  for (const address of [
    '/components/button/api',
    '/components/button/overview',
    '/components/button/styling',
    '/guide/api-changes',
  ]) {
    await page.goto(address);
    await expect(page.locator('h1 font').first()).toBeAttached();
    const code = page.locator(':is(code, pre, kbd) font');
    await expect(code.and(page.locator(`:not(${hooked('liveHost')} *)`))).toHaveCount(0);
  }
});

test('the shell: menus, navigation, the side list and the drawer', async ({ page }) => {
  const errors = await open(page, '/components/button/overview');
  await page.getByRole('button', { name: 'Select a theme' }).click();
  await page.getByRole('menuitemradio', { name: 'Purple & Green' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'purple-green');
  await page.getByRole('button', { name: /^Select a version/ }).click();
  await expect(page.getByRole('menu', { name: 'Versions' })).toBeVisible();
  await page.keyboard.press('Escape');
  const list = page.getByRole('navigation', { name: 'All components' });
  await page.getByRole('searchbox', { name: 'Filter components' }).fill('zzz');
  await expect(list.getByRole('status')).toHaveText('No components match “zzz”.');
  await page.getByRole('searchbox', { name: 'Filter components' }).fill('badge');
  await list.getByRole('link', { name: 'Badge' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Badge' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Badge pages' }).getByText('API').click();
  await expect(page).toHaveURL(/\/components\/badge\/api$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/components\/badge\/overview$/);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('link', { name: 'All components' }).click();
  await page
    .getByRole('dialog', { name: 'Components' })
    .getByRole('link', { name: 'Card' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Card' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('the search: while results come and go, letter by letter', async ({ page }) => {
  const errors = await open(page, '/components/button/overview');
  await page.keyboard.press('/');
  await field(page).pressSequentially('dialog', { delay: 30 });
  await expect(chosen(page)).toContainText('Dialog');
  await field(page).pressSequentially('zzzz', { delay: 30 });
  await expect(palette(page).getByText('No results for “dialogzzzz”.')).toBeVisible();
  await field(page).fill('tree');
  await expect(options(page).first()).toContainText('Tree');
  await palette(page).getByText('API', { exact: true }).first().click();
  await expect(palette(page).getByRole('radio', { name: /^API/ })).toBeChecked();
  await field(page).press('ArrowDown');
  await field(page).press('Enter');
  await expect(palette(page)).toBeHidden();
  await page.goto('/search?q=button');
  const main = page.getByRole('main');
  await expect(main.getByRole('status')).toHaveText(/^\d+ results\.$/);
  await main.getByRole('searchbox', { name: 'Search' }).fill('datepicker');
  await expect(main.getByRole('link', { name: /^Datepicker/ }).first()).toBeVisible();
  await expect(page).toHaveURL(/q=datepicker/);
  await main.getByRole('searchbox', { name: 'Search' }).fill('');
  // An empty status is hidden.
  await expect(main.getByRole('status')).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('the filters of an API and of its changes', async ({ page }) => {
  const errors = await open(page, '/components/table/api');
  const filter = page.getByRole('searchbox', { name: 'Filter symbols and members' });
  await filter.fill('sort');
  const status = page.getByRole('status').filter({ hasText: 'members' });
  await expect(status).toHaveText(/^\d+ of \d+ members, in \d+ of \d+ symbols\.$/);
  await filter.fill('zzzz');
  await expect(status).toHaveText('No members match.');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(filter).toHaveValue('');
  await page.goto('/guide/api-changes');
  await page.getByRole('button', { name: /^Removed \d+$/ }).click();
  const changes = page.getByRole('status').filter({ hasText: 'change' });
  await expect(changes).toHaveText(/^\d+ of \d+ changes\.$/);
  await page.getByRole('button', { name: /^Angular CDK \d+$/ }).click();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(changes).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('a playground: code and events follow the controls', async ({ page }) => {
  const errors = await open(page, '/components/button/examples/button-playground');
  await makeLive(page);
  const controls = page.getByRole('group', { name: 'Controls' });
  const code = page.locator(`${hooked('playground')} ${hooked('code')} pre`);
  await controls.getByLabel('Label', { exact: true }).fill('Sail');
  await controls.getByLabel('Appearance', { exact: true }).selectOption('outlined');
  await controls.getByRole('switch', { name: 'Disabled', exact: true }).check();
  await controls.getByRole('radio', { name: 'share' }).check();
  await expect(code).toContainText('<button matButton="outlined" disabled>');
  await expect(code).toContainText('Sail');
  await controls.getByRole('button', { name: 'Reset' }).click();
  await expect(code).toContainText('<button matButton="filled">');
  await expect(code).not.toContainText('Sail');
  expect(errors).toEqual([]);
});

test('the theme builder: values, contrasts and files follow the choices', async ({ page }) => {
  const errors = await open(page, '/theme-builder');
  await page.getByRole('textbox', { name: 'Primary', exact: true }).fill('#ff6600');
  await page.getByLabel('Keep my colors exact').check();
  const primary = page.getByRole('row', { name: /^primary with on-primary/ });
  await expect(primary).toContainText('#ff6600');
  await expect(page.getByText(/below WCAG AA:/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Primary', exact: true }).fill('#00696d');
  await expect(primary).toContainText('#00696d');
  await expect(page.locator('[id^="theme-files-panel"]:not([hidden])')).toContainText('#00696d');
  const density = page.getByRole('slider', { name: 'Density' });
  await density.press('Home');
  await expect(page.locator('label', { hasText: 'Density' })).toContainText('-5');
  await page.getByText('Dark', { exact: true }).first().click();
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(errors).toEqual([]);
});
