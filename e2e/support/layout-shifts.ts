import type { Page } from '@playwright/test';

/** What has moved, so that a failing test names the element. */
interface Shift {
  value: number;
  /** In milliseconds since the page began to load. */
  at: number;
  moved: string;
}

/** The used parts of a layout-shift entry; TypeScript's own library has no type for it. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

declare global {
  var layoutShifts: Shift[];
  /** When fonts arrived, in milliseconds since the page began to load. */
  var fontArrivals: number[];
}

/** Records the layout shifts of the pages that are opened after this call. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.layoutShifts = [];
    globalThis.fontArrivals = [];
    document.fonts.addEventListener('loadingdone', ({ timeStamp }) => fontArrivals.push(timeStamp));
    const isShift = (entry: PerformanceEntry): entry is LayoutShift =>
      entry.entryType === 'layout-shift';
    const place = ({ x, y, width, height }: DOMRect) => [x, y, width, height].join(' ');
    const name = (node: Node | null) =>
      node instanceof Element ? node.outerHTML.slice(0, 120) : `text "${node?.textContent}"`;
    new PerformanceObserver((list) => {
      for (const { value, startTime, sources } of list.getEntries().filter(isShift)) {
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${name(node)} from ${place(previousRect)} to ${place(currentRect)}`,
        );
        layoutShifts.push({ value, at: startTime, moved: moved.join('; ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** How much a page may move in all when its font takes the place of the stand-in. */
const mostByFonts = 0.02;
/** How long before or after the arrival of a font its text is painted, in milliseconds. */
const swapTime = 500;

/** The layout shifts of the open page so far, but for the small ones when a font arrives. */
export async function shiftsOf(page: Page): Promise<string[]> {
  const [shifts, arrivals] = await page.evaluate(() => [layoutShifts, fontArrivals] as const);
  const isByFont = ({ at }: Shift) => arrivals.some((time) => Math.abs(at - time) < swapTime);
  const byFonts = shifts.filter(isByFont).reduce((sum, { value }) => sum + value, 0);
  return shifts
    .filter((shift) => byFonts > mostByFonts || !isByFont(shift))
    .map(({ value, at, moved }) => `${value} after ${Math.round(at)} ms: ${moved}`);
}
