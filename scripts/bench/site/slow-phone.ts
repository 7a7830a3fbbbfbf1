import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { browserOption } from '@/scripts/shared/installed-browsers/find-browser';
import { pressByMouse, tap } from './pressing';

/** What Lighthouse calls slow 4G: round trip in milliseconds, bytes a second. */
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** How many times slower than a desktop's processor Lighthouse takes a phone's to be. */
export const phoneSlowdown = 4;

/** Milliseconds in which nearly every answer has come. */
const unasked = 1500;

/** How the first press on a page comes. */
export interface FirstPress {
  /** Milliseconds after the page has loaded and been fetched. */
  after: number;
  /** With a mouse, which points at what is pressed before; a finger does not. */
  pointed: boolean;
}

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ ...browserOption('full'), args: ['--no-sandbox'] });
}

/**
 * Opens a page at full speed, and makes everything slow once it has loaded.
 *
 * @param profile a browser for a fresh profile, or one that has been used
 * @param slowdown how many times slower than this machine the processor becomes
 */
export async function openSlowly(
  profile: Browser | BrowserContext,
  url: string,
  slowdown: number,
  viewport = { width: 1280, height: 800 },
): Promise<Page> {
  const page = await profile.newPage('contexts' in profile ? { viewport } : undefined);
  // esbuild, which runs these scripts, marks functions with the names they had; in the page nobody does.
  await page.addInitScript({ content: 'globalThis.__name = (named) => named;' });
  await page.goto(url, { waitUntil: 'networkidle' });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

/**
 * Time from a press to what answers it, in milliseconds, by the page's own clock: from when it is let go.
 *
 * @param control selector of what is pressed
 * @param answer selector of what the press brings
 * @param how when it comes, and whether someone points at it before
 */
export async function timeToAnswer(
  page: Page,
  control: string,
  answer: string,
  { after, pointed }: FirstPress,
): Promise<number> {
  await page.evaluate((selector) => {
    addEventListener(
      // Clicks may be held until someone can answer them.
      'pointerup',
      ({ timeStamp }) => {
        const visible = () =>
          [...document.querySelectorAll(selector)].some((element) => element.checkVisibility());
        const look = () => {
          if (visible()) performance.measure('answer', { start: timeStamp });
          else nextFrame();
        };
        // Right behind each frame, before all else that waits: what is visible then has been painted.
        const nextFrame = () =>
          requestAnimationFrame(() => void scheduler.postTask(look, { priority: 'user-blocking' }));
        nextFrame();
      },
      { capture: true, once: true },
    );
  }, answer);
  const pressed = page.locator(control).first();
  // Who presses something sees it: what scrolling there costs is no part of the answer.
  await pressed.scrollIntoViewIfNeeded();
  await page.waitForTimeout(after);
  await (pointed ? pressByMouse : tap)(page, pressed);
  return durationOf(page, 'answer');
}

/**
 * The duration of a measure that the page takes, in milliseconds. It is not asked for at once: with a slow
 * processor each question costs the page what is to be measured.
 */
export async function durationOf(page: Page, measure: string): Promise<number> {
  await page.waitForTimeout(unasked);
  const measured = await page.waitForFunction(
    (name) => performance.getEntriesByName(name)[0]?.duration,
    measure,
  );
  return (await measured.jsonValue()) ?? NaN;
}
