import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import type { Anatomy } from '@/content/anatomy/types';
import { liveManifest } from '@/lib/examples/manifest';
import { withoutBase } from '@/lib/routes/base';
import { signOf } from './in-page/colors';
import type { Measured } from './model/shapes';

/** Nothing answers here: what the page asks for is read from the disk. */
const origin = 'http://anatomy.invalid';
const tokensFile = 'app/styles/tokens.css';
const font = 'app/fonts/roboto.woff2';

/** Milliseconds within which an example shows what is to be drawn, on a busy machine. */
const patience = 20_000;
const standardWidth = 300;
const screen = { width: 900, height: 1000 };

const contentTypes: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

/** The names of all roles that are colors. Their place in the list tells them apart on the page. */
function colorRoles(tokens: string): readonly string[] {
  const colors = tokens.matchAll(/^\s*--([\w-]+):\s*(?:#|rgb\(|color-mix\()/gm);
  return [...new Set([...colors].map(([, name = '']) => name))];
}

function pageHtml(roles: readonly string[]): string {
  const colors = roles.map((role, at) => `--${role}:rgb(${signOf(at).join(' ')})`);
  return `<!doctype html><html><meta charset="utf-8"><style>
    @font-face { font-family: Roboto; font-weight: 100 900; src: url(/font.woff2); }
    :root { --sans: Roboto, sans-serif; --mono: monospace; --r-s: 4px; --r-m: 8px; --r-l: 12px; --r-xl: 20px;
      --r-full: 999px; --e-float: 0 0 1px var(--shadow); --e-dialog: 0 0 1px var(--shadow); ${colors.join(';')} }
    body { margin: 60px; }
    *, *::before, *::after { transition: none !important; }
  </style><div class="live-host" id="host" style="position:relative"></div></html>`;
}

/** A page that can run examples, without a server and without a network. */
async function openPage(browser: Browser, roles: readonly string[], script: string): Promise<Page> {
  const page = await browser.newPage({
    viewport: screen,
    reducedMotion: 'reduce',
  });
  page.setDefaultTimeout(patience);
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
  const { example, width = standardWidth, window: across = screen.width } = anatomy;
  await page.setViewportSize({ ...screen, width: across });
  await page.mouse.move(0, 0);
  const { runtime, sheets } = liveManifest();
  const start = {
    id: example,
    runtime,
    sheets: sheets[example] ?? [],
    width,
  };
  await page.evaluate((what) => window.startExample(what), start);
}

async function measureOne(
  page: Page,
  anatomy: Anatomy,
  roles: readonly string[],
): Promise<Measured> {
  await runExample(page, anatomy);
  for (const selector of anatomy.press ?? []) await page.locator(selector).first().click();
  // What lies under the pointer looks otherwise.
  await page.mouse.move(0, 0);
  if (anatomy.hover !== undefined) await page.locator(anatomy.hover).first().hover();
  await page.locator(anatomy.draw).locator('visible=true').first().waitFor();
  const { draw, crop, parts } = anatomy;
  const selectors = parts.map(({ at }) => at);
  const answer = await page.evaluate(
    async (question) => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return window.measureAnatomy(question);
    },
    { draw, crop, roles, parts: selectors },
  );
  if (typeof answer === 'string') throw new Error(answer);
  const missing = answer.parts.findIndex((part) => part === null);
  if (missing >= 0) {
    throw new Error(`parts.${missing}.at: nothing visible fits "${selectors[missing] ?? ''}"`);
  }
  return answer;
}

/**
 * Runs each example in a browser and measures what is drawn of it.
 *
 * @param script the bundled module of `in-page`
 * @param onMeasured gets each component as it has been measured
 * @returns a line for each row that cannot be measured: which, and why
 */
export async function measureAll<T extends Anatomy>(
  anatomies: readonly T[],
  { browser: executablePath, script }: { browser: string; script: string },
  onMeasured: (anatomy: T, measured: Measured) => void,
): Promise<readonly string[]> {
  const roles = colorRoles(readFileSync(tokensFile, 'utf8'));
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const failed: string[] = [];
  // One page for all: what examples share is loaded and compiled once. After a failure there is a new one.
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
      // A busy machine may be too slow once.
      const fault = (await attempt(anatomy)) && (await attempt(anatomy));
      if (fault !== undefined) failed.push(fault);
    }
  } finally {
    await browser.close();
  }
  return failed;
}
