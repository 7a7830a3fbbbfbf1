import { namePrefixes } from '@/content/in-browsers';

const accents = /[\u0300-\u036f]/g;

/** Longest text that is looked at: nobody types more, and what is pasted must not stall the page. */
const longestText = 200;

/**
 * The words of a name or text, in lower case and without plural endings, however the name is spelled:
 * `UiFormField`, `ui-form-field`, `UI_FORM_FIELD` and "ui form fields" give the same words.
 */
export function wordsOf(text: string): string[] {
  const spaced = text
    .normalize('NFKD')
    .replace(accents, '')
    .replace(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ');
  return (spaced.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map(singular);
}

/** The words of what somebody typed; what is too long to be meant is cut. */
export function queryWords(text: string): string[] {
  return wordsOf(text.slice(0, longestText));
}

/** Drops a plural ending, so that "buttons" and "button" are one word. */
function singular(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word;
  if (/(?:x|ch|sh|ss)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

/** The words without the library's prefixes, when something is left: `UiDialog` is a dialog. */
export function withoutPrefix(words: readonly string[]): readonly string[] {
  const start = words.findIndex((word) => !namePrefixes.includes(word));
  return start > 0 ? words.slice(start) : words;
}

/** Words that say nothing about what is looked for, and are left out beside others. */
const fillers = new Set(
  'a an and are as at be by can do does for from how i in into is it my of on or that the this to use using what when where why with'.split(
    ' ',
  ),
);

/** The words without fillers; all of them when nothing else is there. */
export function withoutFillers(words: readonly string[]): readonly string[] {
  const meant = words.filter((word) => !fillers.has(word));
  return meant.length > 0 ? meant : words;
}
