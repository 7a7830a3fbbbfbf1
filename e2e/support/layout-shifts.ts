import type { Page } from '@playwright/test';

/** A description of what has moved, so that a failing test names the element. */
type Shift = string;

/** The used parts of a layout-shift entry; TypeScript's own library has no type for it. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

declare global {
  var layoutShifts: Shift[];
}

/** Records the layout shifts of the pages that are opened after this call. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.layoutShifts = [];
    const isShift = (entry: PerformanceEntry): entry is LayoutShift =>
      entry.entryType === 'layout-shift';
    const place = ({ x, y, width, height }: DOMRect) => [x, y, width, height].join(' ');
    const name = (node: Node | null) =>
      node instanceof Element ? node.outerHTML.slice(0, 120) : `text "${node?.textContent}"`;
    new PerformanceObserver((list) => {
      for (const { value, startTime, sources } of list.getEntries().filter(isShift)) {
        // A font that takes the place of its stand-in moves single words by some pixels.
        if (value < 0.002) continue;
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${name(node)} from ${place(previousRect)} to ${place(currentRect)}`,
        );
        layoutShifts.push(`${value} after ${Math.round(startTime)} ms: ${moved.join('; ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The layout shifts of the open page so far. */
export const shiftsOf = (page: Page): Promise<Shift[]> =>
  page.evaluate(() => globalThis.layoutShifts);
