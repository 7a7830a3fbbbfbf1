import { type Browser, chromium } from '@playwright/test';
import { browserOption } from '@/scripts/shared/installed-browsers/find-browser';
import { listen } from '@/scripts/shared/server/listen';
import { createSiteServer } from '@/scripts/shared/server/server';
import { type OwnWork, ownWork } from './own-work';
import { createSourceFinder } from './sources';

/** The number of loads per page; the slowest one is reported. */
const loads = 5;

/** Measures the main-thread time of the site's own code while each page loads, with 4x CPU throttling. */
export async function ownWorkOf(
  pages: readonly string[],
): Promise<{ page: string; work: OwnWork }[]> {
  const findSource = createSourceFinder('out');
  const server = createSiteServer('out');
  const port = await listen(server, 0);
  const browser = await chromium.launch({ ...browserOption('full'), args: ['--no-sandbox'] });
  try {
    const results = [];
    for (const page of pages) {
      const works: OwnWork[] = [];
      for (let load = 0; load < loads; load++) {
        const trace = await traceLoad(browser, `http://localhost:${port}${page}`);
        works.push(ownWork(trace, findSource));
      }
      const [work] = works.toSorted((a, b) => b.longest - a.longest);
      if (work) results.push({ page, work });
    }
    return results;
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}

async function traceLoad(browser: Browser, url: string): Promise<string> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await browser.startTracing(page, {
    categories: [
      'devtools.timeline',
      'disabled-by-default-devtools.timeline',
      'disabled-by-default-v8.cpu_profiler',
    ],
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const trace = await browser.stopTracing();
  await context.close();
  return trace.toString('utf8');
}
