import { namePrefixes } from '@/content/in-browsers';
import { fillers } from './english';

const accents = /[\u0300-\u036f]/g;

/** Maximum number of characters of a query: a longer one is pasted, and must not block the page. */
const longestText = 200;

/**
 * Splits a name or text into words, in lower case and without plural endings. Different spellings have the
 * same words: `UiFormField`, `ui-form-field`, `UI_FORM_FIELD` and "ui form fields".
 */
export function wordsOf(text: string): string[] {
  return lettersOf(text).map(singular);
}

function lettersOf(text: string): string[] {
  const spaced = text
    .normalize('NFKD')
    .replace(accents, '')
    .replace(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ');
  return spaced.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * The words of a query as they are typed, by their singular: a longer word that starts with "date" may be
 * what "date" is the beginning of, but not "dates".
 */
export function typedForms(text: string): ReadonlyMap<string, string> {
  return new Map(lettersOf(text.slice(0, longestText)).map((word) => [singular(word), word]));
}

/** The words of a query; characters beyond the maximum length are ignored. */
export function queryWords(text: string): string[] {
  return wordsOf(text.slice(0, longestText));
}

/** Removes a plural ending, so that "buttons" and "button" are the same word. */
function singular(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word;
  if (/(?:x|ch|sh|ss)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

/** The words without the library's prefixes, unless nothing else is left: `UiDialog` is a dialog. */
export function withoutPrefix(words: readonly string[]): readonly string[] {
  const start = words.findIndex((word) => !namePrefixes.includes(word));
  return start > 0 ? words.slice(start) : words;
}

/** The words without fillers, or all words when there are only fillers. */
export function withoutFillers(words: readonly string[]): readonly string[] {
  const meant = words.filter((word) => !fillers.has(word));
  return meant.length > 0 ? meant : words;
}
