import type { Page } from '@playwright/test';
import { hooked } from '@/lib/design/hooks';

/** Whether the page is wider than its window. */
export async function overflow(page: Page): Promise<readonly string[]> {
  const { shown, whole } = await page.evaluate(() => ({
    shown: document.documentElement.clientWidth,
    whole: document.documentElement.scrollWidth,
  }));
  return whole > shown ? [`the page is ${whole}px wide in a window of ${shown}px`] : [];
}

/** Letters that match a query and have no background, or one of their own color. */
export function unreadableMarks(page: Page): Promise<readonly string[]> {
  return page.locator('mark').evaluateAll((marks) =>
    marks
      .filter((mark) => {
        const { color, backgroundColor } = getComputedStyle(mark);
        return color === backgroundColor || /^rgba\(.*, 0\)$/.test(backgroundColor);
      })
      .map((mark) => `unreadable: ${mark.outerHTML}`),
  );
}

/** Parts that stay in view while the page scrolls, if they take more than a third of the window. */
export function coveringParts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const dialog = document.querySelector('[role=dialog], [role=menu]');
    if (dialog?.checkVisibility()) return [];
    scrollBy({ top: 300, behavior: 'instant' });
    const parts = [...document.querySelectorAll('body *')]
      .filter((one) => /^(fixed|sticky)$/.test(getComputedStyle(one).position))
      .filter((one) => one.checkVisibility() && !one.closest('live-example, [popover]'))
      .map((one) => ({ one, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width > innerWidth / 2)
      .map(({ one, box }) => ({
        one,
        height: Math.min(innerHeight, box.bottom) - Math.max(0, box.top),
      }))
      .filter(({ height }) => height > 0);
    const covered = parts.reduce((sum, { height }) => sum + height, 0);
    return covered > innerHeight / 3
      ? parts.map(({ one, height }) => `${height}px are covered by ${one.outerHTML.slice(0, 100)}`)
      : [];
  });
}

/** Code that is not left to right, or not isolated from the text around it. */
export function turnedCode(page: Page): Promise<readonly string[]> {
  return page.locator(`:is(code, pre, kbd):not(${hooked('liveHost')} *)`).evaluateAll((all) =>
    all
      .filter((one) => {
        const { direction, unicodeBidi } = getComputedStyle(one);
        return direction !== 'ltr' || unicodeBidi !== 'isolate';
      })
      .map((one) => `turned: ${one.outerHTML.slice(0, 100)}`),
  );
}

/** Controls whose text does not fit and is cut off. */
export function clippedText(page: Page): Promise<readonly string[]> {
  return page
    .locator(`:is(a, button, label, summary, h1, h2, h3):not(${hooked('liveHost')} *)`)
    .evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility())
        .filter((one) => {
          const { overflowX, overflowY, textOverflow, clipPath } = getComputedStyle(one);
          if (textOverflow === 'ellipsis' || clipPath !== 'none') return false;
          return (
            (overflowX !== 'visible' && one.scrollWidth > one.clientWidth + 1) ||
            (overflowY !== 'visible' && one.scrollHeight > one.clientHeight + 1)
          );
        })
        .map((one) => `cut off: ${one.outerHTML.slice(0, 150)}`),
    );
}

/** Animations of the site that run. */
export function motion(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target : null))
      .filter(
        (target) => target !== null && !target.closest('live-example, .cdk-overlay-container'),
      )
      .map((target) => `moves: ${target?.outerHTML.slice(0, 100)}`),
  );
}
