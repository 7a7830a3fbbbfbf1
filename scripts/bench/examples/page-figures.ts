import type { Browser, CDPSession, Page } from '@playwright/test';
import type { Runtime } from '@/lib/browser/live-example/load-runtime';
import { hooked, hooks } from '@/lib/design/hooks';
import { liveManifest } from '@/lib/examples/manifest';

/** Measures script bytes and requests below `/live`, before and after an example comes near the viewport. */
export async function transferFigures(browser: Browser, path: string): Promise<string[]> {
  // So low that the first example is not near the viewport.
  const page = await browser.newPage({ viewport: { width: 1280, height: 100 } });
  let bytes = 0;
  let requests = 0;
  page.on('response', async (response) => {
    if (!/\/live\/.*\.js$/.test(response.url())) return;
    requests += 1;
    bytes += (await response.body()).length;
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  const before = `${bytes} bytes in ${requests} requests`;
  await page.locator(hooked('live')).first().scrollIntoViewIfNeeded();
  await page.locator(`[${hooks.live}=live]`).first().waitFor();
  await page.close();
  return [
    `Angular before an example is near: ${before}`,
    `Angular for the first example: ${(bytes / 1024).toFixed(0)} KB (not compressed) in ${requests} requests`,
  ];
}

/** Measures the time from the start of the navigation to the first live example, without a cache. */
export async function firstLiveFigures(browser: Browser, path: string): Promise<string[]> {
  const times: number[] = [];
  for (let run = 0; run < 5; run++) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const page = await context.newPage();
    await page.goto(path, { waitUntil: 'commit' });
    const time = await page.waitForFunction(
      (live) => document.querySelector(live) && performance.now(),
      `[${hooks.live}=live]`,
      { polling: 'raf' },
    );
    times.push(Number(await time.jsonValue()));
    await context.close();
  }
  const [median = 0] = times.toSorted((a, b) => a - b).slice(2);
  return [`First example live: ${median.toFixed(0)} ms (median of 5, cold cache)`];
}

/** Waits before it measures, because timers retain unmounted examples for one or two seconds. */
async function measure(page: Page, session: CDPSession) {
  for (let round = 0; round < 3; round++) {
    await page.waitForTimeout(1500);
    await session.send('HeapProfiler.collectGarbage');
  }
  const { metrics } = await session.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return {
    heap: value('JSHeapUsedSize') / 1024 / 1024,
    nodes: value('Nodes'),
    listeners: value('JSEventListeners'),
  };
}

/** Measures what remains in memory after repeated mounts and unmounts of examples. */
export async function leakFigures(browser: Browser, path: string): Promise<string[]> {
  const page = await browser.newPage();
  await page.goto(path, { waitUntil: 'networkidle' });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const cycle = (id: string, rounds: number) =>
    page.evaluate(
      async ({ runtime, id, rounds }) => {
        // eslint-disable-next-line @typescript-eslint/no-unsafe-assignment -- a script of the page, which TypeScript cannot resolve
        const { mount }: Runtime = await import(runtime);
        const host = document.body.appendChild(document.createElement('div'));
        for (let round = 0; round < rounds; round++) (await mount(id, host)).unmount();
        host.remove();
      },
      { runtime: liveManifest().runtime, id, rounds },
    );
  const lines: string[] = [];
  for (const id of ['button-overview', 'select-overview', 'table-overview', 'dialog-overview']) {
    await cycle(id, 5);
    const before = await measure(page, session);
    await cycle(id, 50);
    const after = await measure(page, session);
    lines.push(
      `50 mounts and unmounts of ${id}: heap ${(after.heap - before.heap).toFixed(2)} MB, ` +
        `nodes ${after.nodes - before.nodes}, listeners ${after.listeners - before.listeners}`,
    );
  }
  await page.close();
  return lines;
}
