import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { withoutBase } from '@/lib/routes/base';
import { markerColorOf } from './in-page/colors';
import { colorRoles, fontFiles, sizesOf } from './page-styles';

/** A fictitious origin. All its requests are intercepted and answered with files from the disk. */
const origin = 'http://measure.invalid';

/** Milliseconds to wait until an example shows the component. Long enough for a busy machine. */
const timeout = 20_000;

const contentTypes: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
};

/** Options of Chromium. Without the second, it rounds the width of letters to whole pixels on some systems. */
export const launchOptions = ['--no-sandbox', '--font-render-hinting=none'];

function pageHtml(tokens: string, margin: number): string {
  const colors = colorRoles(tokens).map(
    (role, at) => `--${role}:rgb(${markerColorOf(at).join(' ')})`,
  );
  const faces = Object.entries(fontFiles).map(
    ([family, file]) =>
      `@font-face { font-family: ${family}; font-weight: 400 700; font-display: block; src: url(/${file}); }`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><style>
    ${faces.join('\n')}
    :root { --font-first: siteSans; --font-more: siteMore; --font-mono: siteMono;
      ${[...sizesOf(tokens), ...colors].join(';')} }
    @font-face { font-family: usualMono; src: url(/${fontFiles.siteMono}); font-display: block;
      ascent-override: 92%; descent-override: 24%; line-gap-override: 0%; }
    :where(code, kbd, pre, samp) { font-family: usualMono; }
    body { margin: ${margin}px; }
    *, *::before, *::after { transition: none !important; }
  </style><div class="live-host" id="host" style="position:relative"></div></html>`;
}

/**
 * Opens a page that can show and run examples, with the fonts and the tokens of the site. What a browser would
 * show in a monospaced font of the machine has that of the site, as high as such fonts usually are. The page
 * needs no server and no network. Color roles have marker colors, by which `measureAnatomy` recognizes them.
 *
 * @param tokens the stylesheet with the tokens of the site
 * @param script the bundled code of `in-page`
 * @param margin of the page around the example, in pixels
 */
export async function openPage(
  browser: Browser,
  { tokens, script, margin }: { tokens: string; script: string; margin: number },
): Promise<Page> {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  page.setDefaultTimeout(timeout);
  await page.route('**/*', async (route) => {
    const url = new URL(route.request().url());
    if (url.origin !== origin) return route.abort();
    const { pathname } = url;
    if (pathname === '/') {
      return route.fulfill({ contentType: 'text/html', body: pageHtml(tokens, margin) });
    }
    const file = pathname.startsWith('/app/')
      ? `.${pathname}`
      : join('public', withoutBase(pathname));
    return route.fulfill({
      contentType: contentTypes[extname(pathname)] ?? 'application/octet-stream',
      body: readFileSync(file),
    });
  });
  await page.goto(`${origin}/`);
  await page.addScriptTag({ content: script });
  return page;
}
