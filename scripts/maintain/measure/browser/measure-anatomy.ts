import type { Page } from '@playwright/test';
import type { Anatomy } from '@/content/anatomy/types';
import { liveManifest } from '@/lib/examples/manifest';
import type { Measured } from '@/lib/measured/shapes';
import { drawnMark } from './in-page/marks';
import { installedFontsIn } from './used-fonts';

const defaultWidth = 300;
const screen = { width: 900, height: 1000 };

/** The part of a row that says what to measure. The rest is about how it is drawn. */
export function measuredFields({ parts, example, draw, ...row }: Anatomy) {
  const { width = defaultWidth, window = screen.width, press = [], hover, crop } = row;
  return { example, width, window, press, hover, draw, crop, parts: parts.map(({ at }) => at) };
}

/**
 * Runs the example of a drawing and measures its component.
 *
 * @param site the names of the color roles, in the order of their marker colors, and the characters of the
 *   fonts
 * @throws an error that names the field of the row when an element is not found, or has text in a font of this
 *   machine
 */
export async function measureAnatomy(
  page: Page,
  anatomy: Anatomy,
  { roles, characters }: { roles: readonly string[]; characters: string },
): Promise<Measured> {
  const { example, width, window, press, hover, draw, crop, parts } = measuredFields(anatomy);
  await page.setViewportSize({ ...screen, width: window });
  await page.mouse.move(0, 0);
  const { runtime, sheets } = liveManifest();
  const start = { id: example, runtime, sheets: sheets[example] ?? [], width };
  await page.evaluate((options) => globalThis.window.startExample(options), start);
  for (const selector of press) await page.locator(selector).first().click();
  // An element under the pointer would have its hover style.
  await page.mouse.move(0, 0);
  if (hover !== undefined) await page.locator(hover).first().hover();
  await page.locator(draw).locator('visible=true').first().waitFor();
  const result = await page.evaluate(
    async (request) => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return globalThis.window.measureAnatomy(request);
    },
    { draw, crop, roles, parts, characters },
  );
  if (typeof result === 'string') throw new Error(result);
  const [font] = await installedFontsIn(page, `[${drawnMark}]`);
  if (font)
    throw new Error(`draw: "${font.text.trim()}" is in "${font.family}", a font of this machine`);
  return result;
}
