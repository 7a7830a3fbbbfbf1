import { test as base } from '@playwright/test';
import { hooked } from '@/lib/design/hooks';
import { expect } from '../support/expect';
import { makeLive } from '../support/live-examples';
import { openStarted, start } from '../support/open';
import { visit } from '../support/visit';

/** Tests that fail on any violation of the content security policy. */
const test = base.extend<{ violations: string[] }>({
  violations: [
    async ({ page }, use) => {
      const violations: string[] = [];
      await page.exposeFunction('noteViolation', (text: string) => violations.push(text));
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          const { effectiveDirective, blockedURI, sourceFile, lineNumber } = event;
          const place = `${location.pathname}: ${sourceFile}:${lineNumber}`;
          window.noteViolation(`${effectiveDirective} ${blockedURI} on ${place}`);
        });
      });
      await use(violations);
      expect(violations).toEqual([]);
    },
    { auto: true },
  ],
});

declare global {
  interface Window {
    noteViolation: (text: string) => void;
  }
}

// Pages of all kinds in all themes: any-site/accessibility.spec.ts.
test('menus, dialogs and navigation do not break the policy', async ({ page }) => {
  await visit(page, '/components/dialog/examples/dialog-overview');
  await page.locator(hooked('liveHost')).getByRole('button').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Select a theme' }).click();
  await page.getByRole('menuitemradio', { name: 'Purple & Green' }).click();
  await page.getByRole('button', { name: 'Select a version' }).click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Button', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Button' })).toBeVisible();
  await makeLive(page);
  await page.goBack();
  await makeLive(page);
});

test('nor do redirects break the policy', async ({ page }) => {
  await page.goto('/components/button.html');
  await expect(page).toHaveURL(/button\/overview$/);
  await start(page);
});

test('an injected inline script does not run', async ({ page, violations }) => {
  await openStarted(page, '/guides');
  await page.evaluate(() => {
    const image = document.createElement('div');
    image.innerHTML = '<img src="data:," onerror="document.title = \'owned\'">';
    document.body.append(image);
  });
  await expect.poll(() => violations).toHaveLength(1);
  expect(violations.splice(0).join()).toContain('script-src-attr');
  await expect(page).not.toHaveTitle('owned');
});
