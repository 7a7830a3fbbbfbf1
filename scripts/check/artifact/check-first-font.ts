import { parse } from 'node-html-parser';
import { otherCharacters } from '@/scripts/maintain/fonts/characters';
import type { Finding } from './finding';
import type { Page } from './read-page';

/** Elements that use another font, or are not visible. */
const ignored = 'script, style, template, code, pre, kbd';

/**
 * Reports entry pages with letters that the first font file does not contain: their readers would wait for
 * the second file.
 *
 * @param urls the entry pages
 */
export function checkFirstFont(
  pages: readonly Pick<Page, 'url' | 'html'>[],
  urls: readonly string[],
): readonly Finding[] {
  return pages
    .filter(({ url }) => urls.includes(url))
    .flatMap(({ url, html }) => {
      const root = parse(html, { blockTextElements: { script: true, style: true } });
      for (const element of root.querySelectorAll(ignored)) element.remove();
      const typed = root.querySelectorAll('[value], [placeholder]').flatMap((element) => {
        const { value = '', placeholder = '' } = element.attributes;
        return [value, placeholder];
      });
      const text = [root.textContent, ...typed].join(' ');
      const letters = new Set(
        Array.from(text).filter((letter) => otherCharacters.includes(letter)),
      );
      if (letters.size === 0) return [];
      const message = `"${[...letters].join('')}" needs the second font file: firstCharacters of scripts/maintain/fonts does not contain it`;
      return [{ path: url, rule: 'budget/letters', message }];
    });
}
