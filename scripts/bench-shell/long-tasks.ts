import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '@/scripts/browser/find-browser';
import { listen } from '@/scripts/serve/listen';
import { createSiteServer } from '@/scripts/serve/server';

interface LongTask {
  /** Milliseconds, at a quarter of the machine's speed. */
  duration: number;
  /** The script that ran longest in it, as far as the browser tells. */
  source: string;
}

/** The three longest tasks over 50 ms while each page loads and settles. */
export async function longestTasks(
  pages: readonly string[],
): Promise<{ page: string; tasks: LongTask[] }[]> {
  const server = createSiteServer('out');
  const port = await listen(server, 0);
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  const results = [];
  for (const path of pages) {
    const page = await browser.newPage();
    results.push({ page: path, tasks: await measure(page, `http://localhost:${port}${path}`) });
    await page.close();
  }
  await browser.close();
  server.closeAllConnections();
  server.close();
  return results;
}

async function measure(page: Page, url: string): Promise<LongTask[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(url, { waitUntil: 'networkidle' });
  const tasks = await page.evaluate(readLongFrames);
  return tasks.toSorted((a, b) => b.duration - a.duration).slice(0, 3);
}

/** Runs in the page: what the browser recorded of long animation frames, script by script. */
async function readLongFrames(): Promise<LongTask[]> {
  const entries = await new Promise<PerformanceEntry[]>((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries())).observe({
      type: 'long-animation-frame',
      buffered: true,
    });
    setTimeout(() => resolve([]), 1000);
  });
  return entries.flatMap((entry) =>
    'scripts' in entry && Array.isArray(entry.scripts)
      ? entry.scripts
          .filter((script) => script.duration > 50)
          .map((script) => ({
            duration: script.duration,
            source: `${script.invoker} ${script.sourceURL}`.slice(0, 120),
          }))
      : [],
  );
}
