import { type InterfaceText, interfaceTexts } from '@/content/interface-texts';

/**
 * A site that translates every second text of the interface. Texts in English are between `‹›`, translated ones
 * between `«»`, without their values.
 *
 * @param half which texts are translated
 * @returns what takes the place of `lib/words/word`
 */
export function halfTranslated(half: 0 | 1) {
  const translated = new Set<string>(interfaceTexts.filter((_, at) => at % 2 === half));
  const marked = (all: string, part: string) => (translated.has(all) ? `«${part}»` : `‹${part}›`);
  const word = (text: InterfaceText) => marked(text, text);
  const languageOf = (text: InterfaceText) => (translated.has(text) ? undefined : 'en');
  return {
    word,
    languageOf,
    wordParts: (text: InterfaceText) =>
      text
        .split(/\{(\w+)\}/)
        .map((part, at) => (at % 2 === 1 || part === '' ? part : marked(text, part))),
    wording: (text: InterfaceText) => ({ text: word(text), lang: languageOf(text) }),
    label: (text: InterfaceText) => ({ 'aria-label': word(text), lang: languageOf(text) }),
    content: (text: InterfaceText) => ({ children: word(text), lang: languageOf(text) }),
  };
}
