import { type Page, test } from '@playwright/test';
import { pageKinds } from '@/lib/navigation/page-kinds';
import { setDefaultFont } from '../support/default-font';
import { expect } from '../support/expect';
import { groupsOf } from '../support/groups';
import { openStyled } from '../support/open';
import { isFullSweep } from '../support/sweep';

/** Widths of the window to test with each default font, in pixels. */
const widthsOf: ReadonlyMap<number, readonly number[]> = isFullSweep
  ? new Map([16, 20, 24, 32].map((font) => [font, [1920, 1280, 1024, 768, 390, 360, 320]]))
  : new Map([
      [20, [768, 360]],
      [32, [1280, 390, 320]],
    ]);

const kinds = {
  ...pageKinds,
  'long API': '/components/datepicker/api',
  'theme builder': '/theme-builder',
  playground: '/components/slider/examples/slider-playground',
};

/** The elements that reach beyond the right edge of the window, outermost first. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (/auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX) ||
        scrolls(element.parentElement));
    return [
      `${scrollWidth} > ${clientWidth}`,
      ...[...document.querySelectorAll<HTMLElement>('body *:not(svg, svg *)')]
        .filter((one) => one.getBoundingClientRect().right > clientWidth + 0.5)
        .filter((one) => !scrolls(one.parentElement))
        .slice(0, 6)
        .map(({ tagName, className }) => `${tagName}.${className.slice(0, 80)}`),
    ];
  });

/** Opens a page with each default font; returns what is too wide. */
async function widthFaults(page: Page, address: string): Promise<readonly string[]> {
  const wide: string[] = [];
  for (const [font, widths] of widthsOf) {
    await setDefaultFont(page, font);
    await openStyled(page, address);
    const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    expect(size).toBe(`${font}px`);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const found = await tooWide(page);
      if (found.length > 0) wide.push(`${font}px, ${width}px: ${found.join(' | ')}`);
    }
  }
  return wide;
}

for (const group of groupsOf(Object.entries(kinds), 6)) {
  const names = group.map(([kind]) => kind).join(', ');
  const name = `no default font makes a page wider than the window: ${names}`;
  test(name, { tag: '@sweep' }, async ({ page }) => {
    test.slow();
    for (const [kind, address] of group) {
      expect.soft(await widthFaults(page, address), kind).toEqual([]);
    }
  });
}
