import type { Page } from '@playwright/test';
import { hooked } from '@/lib/design/hooks';
import { expect } from '../support/expect';
import { makeLive } from '../support/live-examples';
import { openStarted, start } from '../support/open';
import { button, chosen, field } from '../support/search-palette';
import type { Reader } from './reader';

/** What a reader does on the site. Each walk ends on the page that a condition looks at. */
export interface Walk {
  name: string;
  go: (page: Page, reader: Reader) => Promise<void>;
  /** The same, or its replacement, where pages run no scripts. */
  goWithoutScripts: (page: Page) => Promise<void>;
}

const overview = '/components/button/overview';
const toggle = '/components/slide-toggle/examples/slide-toggle-overview';

const title = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

/** The link of a section, in whichever bar the window has room for. */
const sectionLink = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: /^(Top Toolbar|Section Nav Bar)$/ })
    .getByRole('link', { name, exact: true })
    .filter({ visible: true });

async function navigate(page: Page): Promise<void> {
  await sectionLink(page, 'CDK').last().click();
  await title(page, 'CDK');
  await page.getByRole('main').getByRole('link', { name: 'Overlay' }).first().click();
  await title(page, 'Overlay');
  await page.getByRole('navigation', { name: 'Overlay pages' }).getByText('API').click();
  await expect(page).toHaveURL('/cdk/overlay/api');
  await page.goBack();
  await expect(page).toHaveURL('/cdk/overlay/overview');
  await title(page, 'Overlay');
}

async function read(page: Page): Promise<void> {
  await title(page, 'Button');
  const last = page.locator(`${hooked('prose')} h2`).last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
}

/** Expects an element in view, and nothing over it. */
const expectUncovered = (page: Page, id: string) =>
  expect
    .poll(() =>
      page.locator(`#${id}`).evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const top = document.elementFromPoint(x + width / 2, y + Math.min(height / 2, 12));
        return top !== null && (element.contains(top) || top.contains(element));
      }),
    )
    .toBe(true);

async function followFragments(page: Page, go: (address: string) => Promise<unknown>) {
  await expectUncovered(page, 'MatTableDataSource');
  await go('/components/table/api#MatHeaderRowDef');
  await expectUncovered(page, 'MatHeaderRowDef');
  await page.goBack();
  await expectUncovered(page, 'MatTableDataSource');
}

export const walks: readonly Walk[] = [
  {
    name: 'read',
    go: async (page) => {
      await page.goto(overview);
      await read(page);
      await start(page);
      await read(page);
    },
    goWithoutScripts: async (page) => {
      await page.goto(overview);
      await read(page);
    },
  },
  {
    name: 'navigate',
    go: async (page) => {
      await openStarted(page, '/guides');
      await navigate(page);
    },
    goWithoutScripts: async (page) => {
      await page.goto('/guides');
      await navigate(page);
    },
  },
  {
    name: 'search',
    go: async (page, { openSearch, type }) => {
      await openStarted(page, overview);
      await openSearch(page);
      await type(field(page), 'tooltip');
      await expect(chosen(page)).toContainText('Tooltip');
      await expect(chosen(page)).toBeInViewport({ ratio: 0.5 });
      await field(page).press('Enter');
      await title(page, 'Tooltip');
      await page.goto('/search?q=dialog');
      const main = page.getByRole('main');
      await expect(main.getByRole('status')).toHaveText(/^\d+ results\.$/);
    },
    goWithoutScripts: async (page) => {
      await page.goto(overview);
      await button(page).click();
      await title(page, 'Search');
      await page.getByRole('link', { name: 'Tooltip', exact: true }).click();
      await title(page, 'Tooltip');
    },
  },
  {
    name: 'filter',
    go: async (page, { type }) => {
      await openStarted(page, '/components/table/api');
      const filter = page.getByRole('searchbox', { name: 'Filter symbols and members' });
      const status = page.getByRole('status').filter({ hasText: 'members' });
      await type(filter, 'sort');
      await expect(status).toHaveText(/^\d+ of \d+ members, in \d+ of \d+ symbols\.$/);
      await type(filter, 'zzzz');
      await expect(status).toHaveText('No members match.');
      await page.getByRole('button', { name: 'Clear filters' }).click();
      await expect(filter).toHaveValue('');
    },
    goWithoutScripts: async (page) => {
      await page.goto('/components/table/api');
      await expect(
        page.getByRole('searchbox', { name: 'Filter symbols and members' }),
      ).toBeHidden();
      await expect(page.getByRole('heading', { name: 'MatTableDataSource' })).toBeVisible();
    },
  },
  {
    name: 'theme',
    go: async (page, { hasStorage }) => {
      await openStarted(page, '/');
      const picker = page.getByRole('button', { name: 'Select a theme' });
      const inMenu = await picker.isVisible();
      if (inMenu) await picker.click();
      const name = 'Purple & Green';
      // The radio buttons themselves are not visible, only their labels.
      const radio = page.locator('label').filter({ has: page.getByRole('radio', { name }) });
      await (inMenu ? page.getByRole('menuitemradio', { name }) : radio).click();
      const root = page.locator('html');
      await expect(root).toHaveAttribute('data-theme', 'purple-green');
      await page.reload();
      const kept = hasStorage ? 'purple-green' : 'indigo-pink';
      await expect(root).toHaveAttribute('data-theme', kept);
    },
    goWithoutScripts: async (page) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.goto('/');
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(21, 17, 24)');
    },
  },
  {
    name: 'example',
    go: async (page) => {
      await openStarted(page, toggle);
      await makeLive(page);
      const one = page.getByRole('main').getByRole('switch').first();
      const before = await one.getAttribute('aria-checked');
      await one.click();
      await expect(one).toHaveAttribute('aria-checked', before === 'true' ? 'false' : 'true');
    },
    goWithoutScripts: async (page) => {
      await page.goto(toggle);
      await expect(page.getByRole('main').getByRole('switch').first()).toBeVisible();
    },
  },
  {
    name: 'copy',
    go: async (page, { hasClipboard }) => {
      await openStarted(page, overview);
      const frame = page.locator(hooked('code')).first();
      await frame.getByRole('button', { name: 'Copy the code' }).click();
      const note = hasClipboard ? 'Code copied.' : 'The code is selected';
      await expect(page.getByText(note).first()).toBeAttached();
      const copied = await page.evaluate(
        (fromClipboard) =>
          fromClipboard ? navigator.clipboard.readText() : getSelection()?.toString(),
        hasClipboard,
      );
      const code = (await frame.locator('pre:not([hidden])').textContent()) ?? '';
      expect(copied?.trim()).toBe(code.trim());
    },
    goWithoutScripts: async (page) => {
      await page.goto(overview);
      const frame = page.locator(hooked('code')).first();
      await expect(frame.locator('pre').first()).toBeVisible();
      await expect(frame.getByRole('button', { name: 'Copy the code' })).toBeHidden();
    },
  },
  {
    name: 'deep link',
    go: async (page) => {
      await page.goto('/components/table/api#MatTableDataSource');
      await expectUncovered(page, 'MatTableDataSource');
      await start(page);
      await followFragments(page, (address) => page.goto(address));
    },
    goWithoutScripts: async (page) => {
      await page.goto('/components/table/api#MatTableDataSource');
      await followFragments(page, (address) => page.goto(address));
    },
  },
];
