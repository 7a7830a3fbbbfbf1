import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { openPage } from '../browser/open-page';
import { tokensFile } from '../stamps';

/** The color schemes in which examples are tested: the default theme, and its dark counterpart. */
export const themeFiles = { light: tokensFile, dark: 'public/themes/purple-green.css' } as const;

/** Width in pixels of the stage in a wide window. */
const width = 622;

/** Opens a page that runs examples on the surface of a stage, in the colors of the site. */
export async function openRunPage(browser: Browser, script: string): Promise<Page> {
  const page = await openPage(browser, { tokens: '', script, margin: 33 });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.evaluate(() => {
    document.title = 'Example';
    document.body.style.cssText +=
      'background: var(--stage); color: var(--text); font-family: siteSans';
  });
  return page;
}

/** Gives the page the colors of a theme. */
export async function showTheme(page: Page, scheme: keyof typeof themeFiles): Promise<void> {
  const files = scheme === 'light' ? [themeFiles.light] : [themeFiles.light, themeFiles.dark];
  const styles = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  await page.evaluate((text) => {
    const id = 'theme';
    const old = document.getElementById(id);
    const style = Object.assign(document.createElement('style'), { id, textContent: text });
    if (old) old.replaceWith(style);
    else document.head.append(style);
  }, styles);
}

/** Starts an example, in a page whose text runs in this direction. */
export async function startIn(
  page: Page,
  direction: 'ltr' | 'rtl',
  example: { id: string; runtime: string; sheets: readonly string[] },
): Promise<void> {
  await page.evaluate(
    async ({ dir, start }) => {
      document.documentElement.dir = dir;
      await window.startExample(start);
    },
    { dir: direction, start: { ...example, width } },
  );
}

/** Whether the running example is wider than its stage. */
export function isTooWide(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const host = document.getElementById('host');
    return host !== null && host.scrollWidth > host.clientWidth + 1;
  });
}
