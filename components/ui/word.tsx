import type { InterfaceText } from '@/content/interface-texts';
import { languageOf, word } from '@/lib/text/word';

/** A text of the interface. One that the site does not translate says that it is English. */
export function Word({ text }: { text: InterfaceText }) {
  const language = languageOf(text);
  return language === undefined ? word(text) : <span lang={language}>{word(text)}</span>;
}
