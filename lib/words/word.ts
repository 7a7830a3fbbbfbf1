import type { InterfaceText } from '@/content/interface-texts';
import { isEnglish, languageOf } from '@/content/text-language';
import { words } from '@/content/words';

export { isEnglish, languageOf };
export type { InterfaceText };

/**
 * A text of the interface in the language of the site, or in English if the site does not translate it.
 *
 * @param values the values for the names in braces
 */
export function word(text: InterfaceText, values: Readonly<Record<string, string>> = {}): string {
  const shown: string = words[text] ?? text;
  return shown.replaceAll(/\{(\w+)\}/g, (all, name: string) => values[name] ?? all);
}

/** The fixed parts of a text, and between them the names of its values. */
export function wordParts(text: InterfaceText): readonly string[] {
  const shown: string = words[text] ?? text;
  return shown.split(/\{(\w+)\}/);
}

/** A text, and its language if it is another than the page's. */
export interface Wording {
  readonly text: string;
  readonly lang?: 'en' | undefined;
}

/** A text of the interface with its language, for what shows texts of the content as well. */
export function wording(text: InterfaceText, values?: Readonly<Record<string, string>>): Wording {
  return { text: word(text, values), ...languageProp(text) };
}

/** The accessible name of an element without text of its own, and its language if it is another than the page's. */
export function label(text: InterfaceText, values: Readonly<Record<string, string>> = {}) {
  return { 'aria-label': word(text, values), ...languageProp(text) };
}

/** The content of an element that has only this text, and its language if it is another than the page's. */
export function content(text: InterfaceText, values?: Readonly<Record<string, string>>) {
  return { children: word(text, values), ...languageProp(text) };
}

/** A text that is in English on every site, such as an error of Angular. */
export function english(text: string): Wording {
  return isEnglish ? { text } : { text, lang: 'en' };
}

/** Nothing where the language is that of the page: a property without a value would make the data of pages larger. */
function languageProp(text: InterfaceText): { lang?: 'en' } {
  const lang = languageOf(text);
  return lang ? { lang } : {};
}
