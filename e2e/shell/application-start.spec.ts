import { expect, type Page, test } from '@playwright/test';
import { quiet } from '@/lib/browser/scheduling/unasked-work';
import { hooked, hooks } from '@/lib/design/hooks';
import { enableDataSaving, requestedChunks, start, waitForIdle } from '../support/open';

const startedUnasked = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-app', 'started', { timeout: 15_000 });
const firstExample = (page: Page) => page.locator(hooked('live')).first();

test('the application, and an example in view, start automatically', async ({ page }) => {
  await page.goto('/components/button/overview');
  await startedUnasked(page);
  await expect(firstExample(page)).toHaveAttribute(hooks.live, 'live');
});

/** Disables timers with the delay `quiet`, after which deferred work runs. */
async function disableQuietTimers(page: Page): Promise<void> {
  await page.addInitScript((quiet) => {
    const later = window.setTimeout.bind(window);
    const withoutQuiet = (run: () => void, ms?: number) => (ms === quiet ? 0 : later(run, ms));
    Object.assign(window, { setTimeout: withoutQuiet });
  }, quiet);
}

test('the application starts as soon as it has loaded; an example waits for user interaction', async ({
  page,
}) => {
  await disableQuietTimers(page);
  await page.goto('/components/button/overview');
  await startedUnasked(page);
  await waitForIdle(page);
  await expect(firstExample(page)).toHaveAttribute(hooks.live, 'waiting');
  await start(page);
  await expect(firstExample(page)).toHaveAttribute(hooks.live, 'live');
});

/** Records each module that is evaluated in advance, and the task in which that happens. */
async function markModules(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let task = 0;
    const counting = class extends MessageChannel {
      constructor() {
        super();
        task += 1;
      }
    };
    Object.assign(window, { MessageChannel: counting });
    let runtime: Window['TURBOPACK'];
    Object.defineProperty(window, 'TURBOPACK', {
      get: () => runtime,
      set: (value: NonNullable<Window['TURBOPACK']>) => {
        runtime = value;
        const push = value.push.bind(value);
        value.push = (...chunks) => {
          const [chunk] = chunks;
          if (typeof chunk === 'object' && chunk !== null && 'runtimeModuleIds' in chunk) {
            performance.mark('module', { detail: task });
          }
          return push(...chunks);
        };
      },
    });
  });
}

test('the application starts in pieces, each in a task of its own', async ({ page }) => {
  await disableQuietTimers(page);
  await markModules(page);
  await page.goto('/components/button/overview');
  await startedUnasked(page);
  const tasks = await page.evaluate(() =>
    performance
      .getEntriesByName('module')
      .map((mark) => (mark instanceof PerformanceMark ? Number(mark.detail) : NaN)),
  );
  // Those of Next.js and those of the page.
  expect(tasks.length).toBeGreaterThan(20);
  expect(new Set(tasks).size).toBe(tasks.length);
});

test('with data saving, nothing of the application is fetched or started before user interaction', async ({
  page,
}) => {
  await enableDataSaving(page);
  await disableQuietTimers(page);
  const scripts = requestedChunks(page);
  await page.goto('/components/button/overview');
  await waitForIdle(page);
  expect(scripts).toEqual([]);
  await expect(page.locator('html')).not.toHaveAttribute('data-app', 'started');
  await start(page);
  expect(scripts.length).toBeGreaterThan(5);
});
