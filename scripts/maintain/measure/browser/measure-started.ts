import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import type { Runtime } from '@/lib/browser/live-example/load-runtime';
import { hooks } from '@/lib/design/hooks';
import { contentTypeOf } from '@/lib/routes/hosts/content-types';
import { browserOption, findBrowser } from '@/scripts/shared/installed-browsers/find-browser';
import { withTimeout } from './with-timeout';

/** An example that only a browser can render. */
export interface Unmeasured {
  id: string;
  /** The URL of its stylesheet. */
  sheet: string | undefined;
}

/** The height of an example in pixels, or the reason why it does not run in a browser either. */
export type Measure = { height: number } | { reason: string };

/** A fictitious origin. All its requests are intercepted and answered with files from the folder. */
const origin = 'http://examples.invalid';

/** The width of the column with examples, in pixels. */
const width = 720;

/**
 * Runs examples in Chromium to measure their heights.
 *
 * @param served the folder that is served as `/live`
 * @param runtime the URL of the module that exports `mount`
 * @returns the measurements by id; undefined when there is no Chromium on this machine
 */
export async function measureInBrowser(
  examples: readonly Unmeasured[],
  served: string,
  runtime: string,
): Promise<ReadonlyMap<string, Measure> | undefined> {
  if (findBrowser() === undefined) return undefined;
  const browser = await chromium.launch({ ...browserOption(), args: ['--no-sandbox'] });
  try {
    const measures = new Map<string, Measure>();
    for (const example of examples) {
      measures.set(example.id, await measureOne(browser, example, served, runtime));
    }
    return measures;
  } finally {
    await browser.close();
  }
}

async function measureOne(
  browser: Browser,
  { id, sheet }: Unmeasured,
  served: string,
  runtime: string,
): Promise<Measure> {
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  try {
    await interceptRequests(page, served, pageFor(sheet));
    await page.goto(`${origin}/`);
    const mounting = page.evaluate(
      async ([module, example]) => {
        // eslint-disable-next-line @typescript-eslint/no-unsafe-assignment -- a module of the page, known only by its URL
        const { mount }: Runtime = await import(module);
        const host = document.getElementById('host');
        if (host === null) throw new Error('the page has no element with the id "host"');
        await mount(example, host);
        return host.getBoundingClientRect().height;
      },
      [runtime, id] as const,
    );
    return { height: Math.ceil(await withTimeout(mounting, 'live')) };
  } catch (error) {
    return { reason: firstLine(error) };
  } finally {
    await page.close();
  }
}

function pageFor(sheet: string | undefined): string {
  const link = sheet === undefined ? '' : `<link rel="stylesheet" href="${sheet}">`;
  return `<!doctype html><meta charset="utf-8"><title>Measure</title>${link}<style>body{margin:0}</style><div ${hooks.live}><div id="host" class="live-host" style="position:relative" ${hooks.liveHost}></div></div>`;
}

async function interceptRequests(page: Page, served: string, html: string): Promise<void> {
  await page.route('**/*', (route) => {
    const { origin: requestOrigin, pathname } = new URL(route.request().url());
    if (requestOrigin !== origin) return route.abort();
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: html });
    const file = join(served, pathname.replace(/^\/live\//, ''));
    if (!existsSync(file)) return route.fulfill({ status: 404 });
    return route.fulfill({ contentType: contentTypeOf(file), body: readFileSync(file) });
  });
}

/** The first line of an error message. Playwright appends a stack trace. */
function firstLine(error: unknown): string {
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  return line.replace(/^page\.evaluate: /, '');
}
