import { expect, test } from '@playwright/test';
import { pageKinds } from '@/lib/navigation/page-kinds';
import { axeOn } from '@/scripts/check/artifact/accessibility/axe-on';
import { allRules } from '@/scripts/check/artifact/accessibility/rules';
import { combinationsFor } from '../support/combinations';
import { openStarted } from '../support/open';

// Axe is slow on the longest pages, especially on a busy machine.
test.describe.configure({ timeout: 120_000 });

for (const [index, [kind, path]] of Object.entries(pageKinds).entries()) {
  for (const { theme, width } of combinationsFor(index)) {
    test(
      `${kind} has no violations in ${theme} at ${width}px`,
      { tag: '@sweep' },
      async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await openStarted(page, `${path}?theme=${theme}`);
        const { violations } = await axeOn(page, allRules).analyze();
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
        ).toEqual([]);
      },
    );
  }
}

test('no page is wider than its window', async ({ page }) => {
  for (const path of Object.values(pageKinds)) {
    await page.goto(path);
    for (const width of [1920, 1280, 768, 360, 320, 256]) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${path} at ${width}px`).toBeLessThanOrEqual(0);
    }
  }
});
