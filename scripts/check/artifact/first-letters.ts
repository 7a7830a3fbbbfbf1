import { parse } from 'node-html-parser';
import { otherCharacters } from '@/scripts/maintain/fonts/characters';
import type { Finding } from './finding';
import type { Page } from './read-page';

/** What is set in another font, or not seen. */
const elsewhere = 'script, style, template, code, pre, kbd';

/**
 * Pages that are opened first and have letters beyond those of the first font: their readers would wait for
 * the second one.
 *
 * @param urls which pages those are
 */
export function checkFirstLetters(
  pages: readonly Pick<Page, 'url' | 'html'>[],
  urls: readonly string[],
): readonly Finding[] {
  return pages
    .filter(({ url }) => urls.includes(url))
    .flatMap(({ url, html }) => {
      const root = parse(html, { blockTextElements: { script: true, style: true } });
      for (const element of root.querySelectorAll(elsewhere)) element.remove();
      const typed = root.querySelectorAll('[value], [placeholder]').flatMap((element) => {
        const { value = '', placeholder = '' } = element.attributes;
        return [value, placeholder];
      });
      const text = [root.textContent, ...typed].join(' ');
      const letters = new Set(
        Array.from(text).filter((letter) => otherCharacters.includes(letter)),
      );
      if (letters.size === 0) return [];
      const message = `"${[...letters].join('')}" needs the second font: firstCharacters of scripts/maintain/fonts lacks it`;
      return [{ path: url, rule: 'budget/letters', message }];
    });
}
