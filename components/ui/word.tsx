import { type InterfaceText, languageOf, word } from '@/lib/words/word';

interface WordProps {
  text: InterfaceText;
  /** The values for the names in braces. */
  values?: Readonly<Record<string, string>> | undefined;
}

/**
 * A text of the interface. One that the site does not translate is marked as English. It has an element of its own,
 * so that a translator of the browser may change it: see `components/ui/jsx`.
 */
export function Word({ text, values }: WordProps) {
  return <span lang={languageOf(text)}>{word(text, values)}</span>;
}
