/**
 * Draws the site's icons. Run `npm run icons` after changes to the mark or to the default theme's colors.
 *
 * Reads   lib/design/mark.ts, app/styles/tokens.css. Renders in Chromium.
 * Writes  the icons in public/ that lib/routes/icons.ts lists. They are committed, so that a build needs no
 *         browser; a test compares the SVG with the mark.
 * Fails   when a role has no color, and when no browser is installed.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { appIcons, icons } from '@/lib/routes/icons';
import { browserOption } from '@/scripts/shared/installed-browsers/find-browser';
import { main } from '@/scripts/shared/main';
import { packIco } from '@/scripts/shared/pack-ico';
import { iconColors } from '@/scripts/shared/role-colors';
import { drawOnBackground, drawPlain, drawVector } from './draw';

const write = (path: string, content: string | Buffer) =>
  writeFileSync(join('public', path), content);

async function rasterize(page: Page, svg: string, size: number): Promise<Buffer> {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${svg}`);
  return page.screenshot({ omitBackground: true });
}

main(async () => {
  const colors = iconColors();
  const full = { share: 0.68, corner: 0 };
  const rounded = { share: 0.78, corner: 0.22 };
  write(icons.vector, drawVector(colors));

  const browser = await chromium.launch({ ...browserOption(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    const small = [];
    for (const size of [16, 32, 48]) {
      small.push({ size, png: await rasterize(page, drawPlain(colors), size) });
    }
    write(icons.favicon, packIco(small));
    write(icons.touch, await rasterize(page, drawOnBackground(colors, full), 180));
    for (const { path, size, maskable } of appIcons) {
      const drawing = drawOnBackground(colors, maskable ? full : rounded);
      write(path, await rasterize(page, drawing, size));
    }
  } finally {
    await browser.close();
  }
});
