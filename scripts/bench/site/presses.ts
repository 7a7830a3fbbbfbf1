import type { BrowserContext } from '@playwright/test';
import { samples } from '@/content/samples';
import { hooked } from '@/lib/design/hooks';
import { overlayContainer } from '@/lib/design/overlays';
import { paths } from '@/lib/routes/paths';
import { simulateUserActivity } from '@/scripts/shared/installed-browsers/simulate-user-activity';
import { median } from './median';
import { type FirstPress, launchBrowser, openSlowly, timeToAnswer } from './slow-phone';

const { item: button, opening: dialog, changing: panel } = samples;

interface Press {
  name: string;
  path: string;
  control: string;
  answer: string;
  width?: number;
}

/** First interactions on a page, with the element that appears as response. */
const presses: readonly Press[] = [
  {
    name: 'theme menu',
    path: paths.item(button, 'overview'),
    control: 'button[aria-label="Select a theme"]',
    answer: '[role=menu]',
  },
  {
    name: 'source of an example',
    path: paths.item(button, 'examples'),
    control: `#${samples.example} ${hooked('exampleCode')}`,
    answer: `#${samples.example}-code [role=tabpanel]`,
  },
  {
    name: 'search',
    path: paths.item(button, 'overview'),
    control: hooked('search'),
    answer: '[role=dialog]',
  },
  {
    name: 'drawer',
    path: paths.item(button, 'overview'),
    control: 'a[aria-haspopup=dialog]',
    answer: '[role=dialog]',
    width: 412,
  },
  ...(panel
    ? [
        {
          name: 'change in an example',
          path: paths.example(panel, panel.example),
          control: `${hooked('liveHost')} ${panel.control}`,
          answer: `${hooked('liveHost')} ${panel.answer}`,
        },
      ]
    : []),
  ...(dialog
    ? [
        {
          name: 'dialog of an example',
          path: paths.example(dialog, dialog.example),
          control: `${hooked('liveHost')} button`,
          answer: `${overlayContainer} [role=dialog]`,
        },
      ]
    : []),
];

/** The ways of the first interaction. */
export const pressWays: readonly (FirstPress & { name: string })[] = [
  { name: 'tap after loading', after: 0, pointed: false },
  { name: 'click after hovering for 300 ms', after: 0, pointed: true },
  { name: 'tap after an idle period', after: 4000, pointed: false },
];

/**
 * Measures the delay of the first interaction when everything is cached.
 *
 * @param slowdown CPU throttling, as a factor
 * @param how when the press happens, and whether the mouse hovers over the control first
 * @returns medians in milliseconds, by name
 */
export async function firstPresses(
  origin: string,
  runs: number,
  slowdown: number,
  how: FirstPress,
): Promise<ReadonlyMap<string, number>> {
  const browser = await launchBrowser();
  try {
    const result = new Map<string, number>();
    for (const { name, path, control, answer, width = 1280 } of presses) {
      const times: number[] = [];
      for (let run = 0; run < runs; run++) {
        const profile = await browser.newContext({
          viewport: { width, height: 800 },
          hasTouch: !how.pointed,
        });
        await fillCache(profile, origin + path, control);
        const page = await openSlowly(profile, origin + path, slowdown);
        times.push(await timeToAnswer(page, control, answer, how));
        await profile.close();
      }
      result.set(name, median(times) ?? NaN);
    }
    return result;
  } finally {
    await browser.close();
  }
}

/** Milliseconds in which everything that a hover preloads has arrived. */
const preloadTime = 1500;

/** Fills the cache: opens a page, hovers over the control, and waits until everything is loaded. */
async function fillCache(profile: BrowserContext, url: string, control: string): Promise<void> {
  const page = await profile.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  await simulateUserActivity(page);
  await page.waitForTimeout(preloadTime);
  await page.locator(control).first().hover();
  await page.waitForTimeout(preloadTime);
  await page.close();
}
