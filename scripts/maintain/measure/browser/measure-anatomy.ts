import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import type { Anatomy } from '@/content/anatomy/types';
import { liveManifest } from '@/lib/examples/manifest';
import { withoutBase } from '@/lib/routes/base';
import { markerColorOf } from './in-page/colors';
import type { Measured } from './model/shapes';

/** A fictitious origin. All its requests are intercepted and answered with files from the disk. */
const origin = 'http://anatomy.invalid';
const tokensFile = 'app/styles/tokens.css';
const font = 'app/fonts/roboto.woff2';

/** Milliseconds to wait until an example shows the component. Long enough for a busy machine. */
const timeout = 20_000;
const defaultWidth = 300;
const screen = { width: 900, height: 1000 };

const contentTypes: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

/** The names of all color roles. The index in this list determines the marker color of a role. */
function colorRoles(tokens: string): readonly string[] {
  const colors = tokens.matchAll(/^\s*--([\w-]+):\s*(?:#|rgb\(|color-mix\()/gm);
  return [...new Set([...colors].map(([, name = '']) => name))];
}

function pageHtml(roles: readonly string[]): string {
  const colors = roles.map((role, at) => `--${role}:rgb(${markerColorOf(at).join(' ')})`);
  return `<!doctype html><html><meta charset="utf-8"><style>
    @font-face { font-family: Roboto; font-weight: 100 900; src: url(/font.woff2); }
    :root { --sans: Roboto, sans-serif; --mono: monospace; --r-s: 4px; --r-m: 8px; --r-l: 12px; --r-xl: 20px;
      --r-full: 999px; --e-float: 0 0 1px var(--shadow); --e-dialog: 0 0 1px var(--shadow); ${colors.join(';')} }
    body { margin: 60px; }
    *, *::before, *::after { transition: none !important; }
  </style><div class="live-host" id="host" style="position:relative"></div></html>`;
}

/** Opens a page that can run examples, without a server and without a network. */
async function openPage(browser: Browser, roles: readonly string[], script: string): Promise<Page> {
  const page = await browser.newPage({
    viewport: screen,
    reducedMotion: 'reduce',
  });
  page.setDefaultTimeout(timeout);
  await page.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: pageHtml(roles) });
    const file = pathname === '/font.woff2' ? font : join('public', withoutBase(pathname));
    return route.fulfill({
      contentType: contentTypes[extname(pathname)] ?? 'application/octet-stream',
      body: readFileSync(file),
    });
  });
  await page.goto(`${origin}/`);
  await page.addScriptTag({ content: script });
  return page;
}

async function runExample(page: Page, anatomy: Anatomy): Promise<void> {
  const { example, width = defaultWidth, window: windowWidth = screen.width } = anatomy;
  await page.setViewportSize({ ...screen, width: windowWidth });
  await page.mouse.move(0, 0);
  const { runtime, sheets } = liveManifest();
  const start = {
    id: example,
    runtime,
    sheets: sheets[example] ?? [],
    width,
  };
  await page.evaluate((options) => window.startExample(options), start);
}

async function measureOne(
  page: Page,
  anatomy: Anatomy,
  roles: readonly string[],
): Promise<Measured> {
  await runExample(page, anatomy);
  for (const selector of anatomy.press ?? []) await page.locator(selector).first().click();
  // An element under the pointer would have its hover style.
  await page.mouse.move(0, 0);
  if (anatomy.hover !== undefined) await page.locator(anatomy.hover).first().hover();
  await page.locator(anatomy.draw).locator('visible=true').first().waitFor();
  const { draw, crop, parts } = anatomy;
  const selectors = parts.map(({ at }) => at);
  const result = await page.evaluate(
    async (request) => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return window.measureAnatomy(request);
    },
    { draw, crop, roles, parts: selectors },
  );
  if (typeof result === 'string') throw new Error(result);
  const missing = result.parts.findIndex((part) => part === null);
  if (missing >= 0) {
    throw new Error(
      `parts.${missing}.at: no visible element matches "${selectors[missing] ?? ''}"`,
    );
  }
  return result;
}

/**
 * Runs each example in a browser and measures its component.
 *
 * @param script the bundled code of `in-page`
 * @param onMeasured called with the measurements of each component
 * @returns an error message for each row that cannot be measured
 */
export async function measureAll<T extends Anatomy>(
  anatomies: readonly T[],
  { browser: executablePath, script }: { browser: string; script: string },
  onMeasured: (anatomy: T, measured: Measured) => void,
): Promise<readonly string[]> {
  const roles = colorRoles(readFileSync(tokensFile, 'utf8'));
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const failed: string[] = [];
  // All examples use the same page, so that shared code is loaded and compiled once. A failure opens a new
  // page.
  let page: Page | undefined;
  const attempt = async (anatomy: T): Promise<string | undefined> => {
    page ??= await openPage(browser, roles, script);
    try {
      onMeasured(anatomy, await measureOne(page, anatomy, roles));
      return undefined;
    } catch (error) {
      await page.close();
      page = undefined;
      const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
      return `content/anatomy: ${anatomy.item}: ${reason ?? ''}`;
    }
  };
  try {
    for (const anatomy of anatomies) {
      // A second attempt, because a busy machine can cause a timeout.
      const failure = (await attempt(anatomy)) && (await attempt(anatomy));
      if (failure !== undefined) failed.push(failure);
    }
  } finally {
    await browser.close();
  }
  return failed;
}
