import type { InterfaceText } from './interface-texts';
import { language } from './language';
import { words } from './words';

/** Whether the texts of the site are in English. */
export const isEnglish = /^en\b/.test(language);

/** The language of a text of the interface if it is another one than that of the site. */
export function languageOf(text: InterfaceText): 'en' | undefined {
  return isEnglish || words[text] !== undefined ? undefined : 'en';
}
