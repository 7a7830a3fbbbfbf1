import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { browserOption } from '@/scripts/shared/installed-browsers/find-browser';
import { pressByMouse, tap } from './pressing';

/** Lighthouse's slow 4G: latency in milliseconds, throughput in bytes per second. */
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** Lighthouse's CPU throttling of a phone, relative to a desktop. */
export const phoneSlowdown = 4;

/** Milliseconds in which nearly every response has appeared. */
const responseTime = 1500;

/** How the first press on a page happens. */
export interface FirstPress {
  /** Milliseconds after the page has loaded. */
  after: number;
  /** Whether it is a click after hovering; otherwise it is a tap. */
  pointed: boolean;
}

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ ...browserOption('full'), args: ['--no-sandbox'] });
}

/**
 * Opens a page at full speed, and throttles network and CPU after it has loaded.
 *
 * @param profile a browser, for a new profile, or a context that has been used
 * @param slowdown CPU throttling, as a factor
 */
export async function openSlowly(
  profile: Browser | BrowserContext,
  url: string,
  slowdown: number,
  viewport = { width: 1280, height: 800 },
): Promise<Page> {
  const page = await profile.newPage('contexts' in profile ? { viewport } : undefined);
  // esbuild, which compiles these scripts, calls a helper `__name` that the page does not have.
  await page.addInitScript({ content: 'globalThis.__name = (named) => named;' });
  await page.goto(url, { waitUntil: 'networkidle' });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

/**
 * Measures the time from the release of a press to the response, in milliseconds of the page's own clock.
 *
 * @param control selector of the control to press
 * @param answer selector of the element that appears as response
 */
export async function timeToAnswer(
  page: Page,
  control: string,
  answer: string,
  { after, pointed }: FirstPress,
): Promise<number> {
  await page.evaluate((selector) => {
    addEventListener(
      // Not `click`, because the page may queue clicks and replay them later.
      'pointerup',
      ({ timeStamp }) => {
        const visible = () =>
          [...document.querySelectorAll(selector)].some((element) => element.checkVisibility());
        const look = () => {
          if (visible()) performance.measure('answer', { start: timeStamp });
          else nextFrame();
        };
        // Checks right after each frame, before other tasks: elements that are visible then have been
        // painted.
        const nextFrame = () =>
          requestAnimationFrame(() => void scheduler.postTask(look, { priority: 'user-blocking' }));
        nextFrame();
      },
      { capture: true, once: true },
    );
  }, answer);
  const pressed = page.locator(control).first();
  // Visitors see what they press, so the cost of scrolling is not measured.
  await pressed.scrollIntoViewIfNeeded();
  await page.waitForTimeout(after);
  await (pointed ? pressByMouse : tap)(page, pressed);
  return durationOf(page, 'answer');
}

/**
 * Returns the duration of a performance measure of the page, in milliseconds. Waits first, because with CPU
 * throttling each query would slow down what is measured.
 */
export async function durationOf(page: Page, measure: string): Promise<number> {
  await page.waitForTimeout(responseTime);
  const measured = await page.waitForFunction(
    (name) => performance.getEntriesByName(name)[0]?.duration,
    measure,
  );
  return (await measured.jsonValue()) ?? NaN;
}
