import { type Page, test } from '@playwright/test';
import { expect } from './support/expect';

const soon = { timeout: 100 };

/** Per assertion, when it holds, when it does not, and what the message then says. */
const assertions: Readonly<Record<string, readonly [holds: Check, fails: Check, says: string]>> = {
  'is visible': [
    (page) => expect(page.locator('#shown')).toBeVisible(soon),
    (page) => expect(page.locator('#hidden')).toBeVisible(soon),
    'toBeVisible',
  ],
  'is not visible': [
    (page) => expect(page.locator('#missing')).not.toBeVisible(soon),
    (page) => expect(page.locator('#shown')).not.toBeVisible(soon),
    'toBeVisible',
  ],
  'is hidden': [
    (page) => expect(page.locator('#hidden')).toBeHidden(soon),
    (page) => expect(page.locator('#shown')).toBeHidden(soon),
    'toBeHidden',
  ],
  'is attached': [
    (page) => expect(page.locator('#hidden')).toBeAttached(soon),
    (page) => expect(page.locator('#missing')).toBeAttached(soon),
    'toBeAttached',
  ],
  'is not attached': [
    (page) => expect(page.locator('#missing')).not.toBeAttached(soon),
    (page) => expect(page.locator('#hidden')).not.toBeAttached(soon),
    'toBeAttached',
  ],
  'is focused': [
    (page) => expect(page.locator('#shown')).toBeFocused(soon),
    (page) => expect(page.locator('#hidden')).toBeFocused(soon),
    'toBeFocused',
  ],
  'is the only one': [
    (page) => expect(page.locator('body')).toBeVisible(soon),
    (page) => expect(page.locator('button')).toBeVisible(soon),
    'strict mode violation',
  ],
  'has an attribute': [
    (page) => expect(page.locator('#hidden')).toHaveAttribute('title', 'a "b"', soon),
    (page) => expect(page.locator('#hidden')).toHaveAttribute('title', 'c', soon),
    'toHaveAttribute',
  ],
  'has an attribute, whatever its value': [
    (page) => expect(page.locator('#hidden')).toHaveAttribute('title'),
    (page) => expect(page.locator('#shown')).toHaveAttribute('title', /^a/, soon),
    'toHaveAttribute',
  ],
  'has not an attribute': [
    (page) => expect(page.locator('#shown')).not.toHaveAttribute('title', /^/, soon),
    (page) => expect(page.locator('#hidden')).not.toHaveAttribute('title', 'a "b"', soon),
    'toHaveAttribute',
  ],
  'has a URL': [
    (page) => expect(page).toHaveURL(/^about:/, soon),
    (page) => expect(page).toHaveURL('/elsewhere', soon),
    'toHaveURL',
  ],
  'has not a URL': [
    (page) => expect(page).not.toHaveURL('/elsewhere', soon),
    (page) => expect(page).not.toHaveURL('about:blank', soon),
    'toHaveURL',
  ],
};

type Check = (page: Page) => Promise<void>;

test('assertions about elements and URLs hold and fail as those of Playwright', async ({
  page,
}) => {
  await page.setContent(
    `<button id="shown" autofocus>Shown</button><button id="hidden" hidden title='a "b"'>`,
  );
  await page.locator('#shown').focus();
  for (const [name, [holds, fails, says]] of Object.entries(assertions)) {
    await test.step(name, async () => {
      await holds(page);
      await expect(fails(page)).rejects.toThrow(says);
    });
  }
});

test('an assertion waits for what comes later', async ({ page }) => {
  await page.setContent('<p hidden>Late</p><a href="#late">To it</a>');
  const text = page.getByText('Late');
  await page.evaluate(() => {
    setTimeout(() => document.querySelector('p')?.removeAttribute('hidden'), 200);
  });
  await expect(text).toBeVisible();
  await page.evaluate(() => {
    setTimeout(() => document.querySelector('p')?.remove(), 200);
  });
  await expect(text).toBeHidden();
});
