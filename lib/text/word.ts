import type { InterfaceText } from '@/content/interface-texts';
import { language } from '@/content/language';
import { words } from '@/content/words';

const isEnglish = /^en\b/.test(language);

/**
 * A text of the interface in the language of the site, or in English if the site does not translate it.
 *
 * @param values what takes the place of the names in braces
 */
export function word(text: InterfaceText, values: Readonly<Record<string, string>> = {}): string {
  const shown: string = words[text] ?? text;
  return shown.replaceAll(/\{(\w+)\}/g, (all, name: string) => values[name] ?? all);
}

/** The language of a text if it is another one than that of the page. */
export function languageOf(text: InterfaceText): 'en' | undefined {
  return isEnglish || words[text] !== undefined ? undefined : 'en';
}
