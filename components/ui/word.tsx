import { type InterfaceText, languageOf, word } from '@/lib/words/word';

/**
 * A text of the interface. One that the site does not translate says that it is English. It has an element of its own,
 * so that a translator of the browser may change it: see `components/ui/jsx`.
 */
export function Word({ text }: { text: InterfaceText }) {
  return <span lang={languageOf(text)}>{word(text)}</span>;
}
