import type { Page } from '@playwright/test';
import { fontCharacters } from '@/scripts/maintain/fonts/characters';
import { installedFontsIn } from './used-fonts';

/**
 * The characters that the fonts of the site really contain. They are made from fonts that lack some of the
 * wanted ones.
 */
export async function ownCharacters(page: Page): Promise<string> {
  await page.evaluate((characters) => {
    const place = document.getElementById('host');
    for (const character of characters) {
      const element = Object.assign(document.createElement('i'), { textContent: character });
      element.style.font = '16px var(--sans)';
      place?.append(element);
    }
    return document.fonts.ready;
  }, fontCharacters);
  const lacking = await installedFontsIn(page, '#host');
  await page.evaluate(() => document.getElementById('host')?.replaceChildren());
  return [...fontCharacters]
    .filter((character) => !lacking.some(({ text }) => text === character))
    .join('');
}
