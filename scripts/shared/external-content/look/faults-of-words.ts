import { interfaceTexts } from '@/content/interface-texts';
import { hint } from '@/content/nearest';

const valuesIn = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort().join(' ');

/** Faults in the translations of a site, one line each: unknown texts, and values that are missing. */
export function faultsOfWords(words: Readonly<Record<string, string>>): readonly string[] {
  const known = new Map<string, string>(interfaceTexts.map((text) => [text, valuesIn(text)]));
  return Object.entries(words).flatMap(([text, translation]) => {
    const values = known.get(text);
    if (values === undefined) {
      return [`there is no text "${text}" in the interface${hint(text, interfaceTexts)}`];
    }
    if (values === valuesIn(translation)) return [];
    const expected = values === '' ? 'no name in braces' : values;
    return [`"${text}": expected a translation with ${expected}, not "${translation}"`];
  });
}
