import { expect, type Page, test } from '@playwright/test';
import { quiet } from '@/lib/browser/scheduling/unasked-work';
import { hooked, hooks } from '@/lib/design/hooks';
import { chunksAsked, letIdle, saveData, start } from '../support/open';

const startedUnasked = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-app', 'started', { timeout: 15_000 });
const firstExample = (page: Page) => page.locator(hooked('live')).first();

test('the application, and an example in view, start by themselves', async ({ page }) => {
  await page.goto('/components/button/overview');
  await startedUnasked(page);
  await expect(firstExample(page)).toHaveAttribute(hooks.live, 'live');
});

/** Leaves out what comes after some quiet. */
async function neverQuiet(page: Page): Promise<void> {
  await page.addInitScript((quiet) => {
    const later = window.setTimeout.bind(window);
    const impatient = (run: () => void, ms?: number) => (ms === quiet ? 0 : later(run, ms));
    Object.assign(window, { setTimeout: impatient });
  }, quiet);
}

test('the application starts as soon as it has come; an example waits for a sign of someone', async ({
  page,
}) => {
  await neverQuiet(page);
  await page.goto('/components/button/overview');
  await startedUnasked(page);
  await letIdle(page);
  await expect(firstExample(page)).toHaveAttribute(hooks.live, 'waiting');
  await start(page);
  await expect(firstExample(page)).toHaveAttribute(hooks.live, 'live');
});

/** Marks each module that is run ahead, and in which of the pieces of work that are made tasks. */
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

test('the application starts in pieces, each a task', async ({ page }) => {
  await neverQuiet(page);
  await markModules(page);
  await page.goto('/components/button/overview');
  await startedUnasked(page);
  const tasks = await page.evaluate(() =>
    performance
      .getEntriesByName('module')
      .map((mark) => (mark instanceof PerformanceMark ? Number(mark.detail) : NaN)),
  );
  // The framework's own and the page's.
  expect(tasks.length).toBeGreaterThan(20);
  expect(new Set(tasks).size).toBe(tasks.length);
});

test('whoever saves data fetches and starts nothing of the application, until there is a sign', async ({
  page,
}) => {
  await saveData(page);
  await neverQuiet(page);
  const scripts = chunksAsked(page);
  await page.goto('/components/button/overview');
  await letIdle(page);
  expect(scripts).toEqual([]);
  await expect(page.locator('html')).not.toHaveAttribute('data-app', 'started');
  await start(page);
  expect(scripts.length).toBeGreaterThan(5);
});
