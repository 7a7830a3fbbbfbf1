import { type Page, test } from '@playwright/test';
import { library } from '@/lib/catalogue/library';
import { pageKinds } from '@/lib/navigation/page-kinds';
import { axeOn } from '@/scripts/check/artifact/accessibility/axe-on';
import { allRules } from '@/scripts/check/artifact/accessibility/rules';
import { combinationsFor } from '../support/combinations';
import { expect } from '../support/expect';
import { groupsOf } from '../support/groups';
import { visit } from '../support/visit';

// Axe is slow on the longest pages, especially on a busy machine.
test.describe.configure({ timeout: 120_000 });

const rows = Object.entries(pageKinds).flatMap(([kind, path], index) =>
  combinationsFor(index).map(({ theme, width }) => ({
    name: `${kind} in ${theme} at ${width}px`,
    address: `${path}?theme=${theme}`,
    width,
  })),
);

async function violationsOf(page: Page): Promise<readonly string[]> {
  const { violations } = await axeOn(page, allRules).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

for (const group of groupsOf(rows, 4)) {
  const names = group.map(({ name }) => name).join(', ');
  test(
    `pages have no errors, break no policy, and pass axe: ${names}`,
    { tag: '@sweep' },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const { name, address, width } of group) {
        await page.setViewportSize({ width, height: 800 });
        await visit(page, address);
        // Where it opens: a link that is half below the bar would be too small.
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
        expect.soft(await violationsOf(page), name).toEqual([]);
      }
    },
  );
}

test('no page is wider than its window', async ({ page }) => {
  test.skip(!library.isExternal, 'cut-off.spec.ts looks at more on the pages of this site');
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
