import type { Wording } from '@/lib/words/word';

/** Shows a text as the content of an element, which then says the language of the text. */
export function showWording(element: HTMLElement, { text, lang }: Wording): void {
  if (lang === undefined) element.removeAttribute('lang');
  else element.lang = lang;
  element.textContent = text;
}
