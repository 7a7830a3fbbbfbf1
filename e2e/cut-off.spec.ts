import { type Page, test } from '@playwright/test';
import { hooked } from '@/lib/design/hooks';
import { pageKinds } from '@/lib/navigation/page-kinds';
import { paths } from '@/lib/routes/paths';
import { overflow } from './conditions/findings';
import { expect } from './support/expect';
import { groupsOf } from './support/groups';
import { openStarted } from './support/open';
import { smallFields } from './support/small-fields';

/** One page of each kind, and those with the widest tables and fields. */
const pages = {
  ...pageKinds,
  'long API': '/components/form-field/api',
  'long styling': '/components/form-field/styling',
  'many examples': '/components/table/examples',
  'theme builder': paths.themeBuilder(),
  playground: '/components/slider/examples/slider-playground',
  results: `${paths.search()}?q=button`,
};

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

/** The windows in which to look at a page: a desktop, a phone, and the narrowest window that a zoomed page has. */
const windows = [
  { width: 1280, isTouched: false },
  { width: 360, isTouched: true },
  { width: 256, isTouched: true },
];

for (const group of groupsOf(Object.entries(pages), 7)) {
  const kinds = group.map(([kind]) => kind).join(', ');
  test(`nothing is cut off or wider than a window, and no field makes a phone zoom in: ${kinds}`, async ({
    page,
  }) => {
    test.slow();
    const device = await page.context().newCDPSession(page);
    const faults: string[] = [];
    for (const [kind, address] of group) {
      for (const { width, isTouched } of windows) {
        await page.setViewportSize({ width, height: 800 });
        await device.send('Emulation.setTouchEmulationEnabled', { enabled: isTouched });
        if (width === 1280) await openStarted(page, address);
        const found = [
          ...(await cutOff(page)),
          ...(await overflow(page)),
          ...(isTouched ? await smallFields(page) : []),
        ];
        faults.push(...found.map((fault) => `${kind} at ${width}px: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
  });
}

test('the check finds what is cut off, what is too wide and what is too small', async ({
  page,
}) => {
  await page.setContent(
    '<div style="width:100px;overflow:hidden"><button style="width:150px">Wide</button></div>' +
      '<input style="width:3000px;font-size:14px">',
  );
  expect(await cutOff(page)).toHaveLength(1);
  expect(await smallFields(page)).toHaveLength(1);
  expect(await overflow(page)).toHaveLength(1);
});
