import { expect, type Page, test } from '@playwright/test';
import { hooked } from '@/lib/design/hooks';
import { paths } from '@/lib/routes/paths';
import { openStarted } from './support/open';

/** One page of each kind. */
const pages = [
  paths.home(),
  paths.categories('components'),
  '/components/button/overview',
  '/components/form-field/api',
  '/components/form-field/styling',
  '/components/table/examples',
  '/components/table/examples/table-selection',
  paths.guides(),
  '/guide/theming',
  paths.apiChanges(),
  paths.themeBuilder(),
  `${paths.search()}?q=button`,
  paths.notFound(),
];

/**
 * The controls and texts of the site of which an ancestor with `overflow: hidden` or `clip` cuts off more than two
 * pixels to the left or right. Left out: what scrolls, what is shortened by an ellipsis or hidden for screen readers
 * only, and the insides of examples.
 */
function cutOff(page: Page): Promise<readonly string[]> {
  return page.evaluate((host) => {
    const found: string[] = [];
    const selector = 'a, button, input, select, label, h1, h2, h3, th, td, li, p, code';
    for (const element of document.querySelectorAll<HTMLElement>(selector)) {
      if (element.closest(`${host}, svg, [hidden]`)) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const box = element.getBoundingClientRect();
      if (box.width < 2 || box.height < 2) continue;
      for (let parent = element.parentElement; parent; parent = parent.parentElement) {
        const { overflowX, textOverflow, position } = getComputedStyle(parent);
        if (overflowX === 'auto' || overflowX === 'scroll' || textOverflow === 'ellipsis') break;
        const frame = parent.getBoundingClientRect();
        const clips = overflowX === 'hidden' || overflowX === 'clip';
        if (clips && (box.left < frame.left - 2 || box.right > frame.right + 2)) {
          found.push(
            `<${element.localName}> "${element.textContent.trim().slice(0, 40)}" in <${parent.localName} class="${parent.className.slice(0, 60)}">`,
          );
          break;
        }
        if (position === 'fixed') break;
      }
    }
    return found;
  }, hooked('liveHost'));
}

for (const width of [360, 1280]) {
  test(`nothing is cut off, and nothing widens the page, at ${width}px`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    const faults: string[] = [];
    for (const address of pages) {
      await openStarted(page, address);
      faults.push(...(await cutOff(page)).map((fault) => `${address}: ${fault}`));
      const layout = await page.evaluate(() => document.documentElement.scrollWidth);
      if (layout > width) faults.push(`${address}: is laid out ${layout}px wide`);
    }
    expect(faults).toEqual([]);
  });
}

test('the check finds what is cut off', async ({ page }) => {
  await page.setContent(
    '<div style="width:100px;overflow:hidden"><button style="width:150px">Wide</button></div>',
  );
  expect(await cutOff(page)).toHaveLength(1);
});
