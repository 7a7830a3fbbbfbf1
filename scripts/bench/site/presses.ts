import type { BrowserContext } from '@playwright/test';
import { samples } from '@/content/samples';
import { quiet } from '@/lib/browser/scheduling/unasked-work';
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

/** The first thing someone presses, and what shows that it was answered. */
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
          name: 'a press in an example that changes it',
          path: paths.example(panel, panel.example),
          control: `${hooked('liveHost')} ${panel.control}`,
          answer: `${hooked('liveHost')} ${panel.answer}`,
        },
      ]
    : []),
  ...(dialog
    ? [
        {
          name: 'a press in an example that opens a dialog',
          path: paths.example(dialog, dialog.example),
          control: `${hooked('liveHost')} button`,
          answer: `${overlayContainer} [role=dialog]`,
        },
      ]
    : []),
];

/** The ways in which a first press comes. */
export const pressWays: readonly (FirstPress & { name: string })[] = [
  { name: 'a tap once all is fetched', after: 0, pointed: false },
  { name: 'by mouse, after 300 ms of pointing', after: 0, pointed: true },
  { name: 'a tap after some quiet', after: quiet + 1500, pointed: false },
];

/**
 * How soon the first press is answered when everything has been fetched.
 *
 * @param slowdown how many times slower than this machine the processor is
 * @param how when the press comes, and whether someone points at the control before, as with a mouse
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
        await fetchAll(profile, origin + path, control);
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

/** Milliseconds in which whatever is fetched for someone who points has come. */
const fetched = 1500;

/** Visits a page until nothing more is fetched for someone who points at what will be pressed there. */
async function fetchAll(profile: BrowserContext, url: string, control: string): Promise<void> {
  const page = await profile.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  await simulateUserActivity(page);
  await page.waitForTimeout(fetched);
  await page.locator(control).first().hover();
  await page.waitForTimeout(fetched);
  await page.close();
}
