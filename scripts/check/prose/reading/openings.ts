import { basename } from 'node:path';
import type { Paragraph } from 'mdast';
import { visit } from 'unist-util-visit';
import type { LibraryNames } from '@/scripts/check/prose/names/library-names';
import type { Finding } from '@/scripts/check/prose/shared/finding';
import { lineOf, type ProseFile } from '@/scripts/check/prose/shared/prose-file';
import { plainText, sentencesOf } from './text';

/**
 * Reports an overview whose first sentence does not name its subject: the title, or code that is a symbol, a
 * selector or a package. A colon ends the sentence, so that a list of nouns before one is not a definition.
 *
 * @param isName whether code is a name of the library
 */
export function checkOpening(
  file: ProseFile,
  isName: (code: string) => boolean,
): readonly Finding[] {
  const first = file.tree.children.find((node) => node.type === 'paragraph');
  if (file.kind !== 'overview' || first === undefined) return [];
  const { text, code } = firstSentence(first);
  const title = basename(file.path, '.md').split('-').join('[ -]');
  const namesSubject = new RegExp(`\\b${title}(s|es)?\\b`, 'i').test(text) || code.some(isName);
  const message = `the first sentence must define the subject, and name its selector, symbol or title: "${text.slice(0, 60)}"`;
  return namesSubject && !text.endsWith('?')
    ? []
    : [{ file: file.path, line: lineOf(first, file.offset), message }];
}

/** Whether code is a symbol, an entry point, or an element or attribute of the library's own. */
export function isLibraryName(
  code: string,
  { symbols, specifiers, template }: Pick<LibraryNames, 'symbols' | 'specifiers' | 'template'>,
): boolean {
  const name = code.replace(/^[<[]|[>\]]$/g, '');
  // Names of native elements are in selectors, too.
  return symbols.has(name) || specifiers.has(name) || (template.has(name) && /[A-Z-]/.test(name));
}

/** Returns the first sentence of a paragraph, and the code in it. */
function firstSentence(paragraph: Paragraph): { text: string; code: readonly string[] } {
  const codes: string[] = [];
  visit(paragraph, 'inlineCode', ({ value }) => {
    codes.push(value);
  });
  const [text = ''] = sentencesOf(plainText(paragraph));
  return { text, code: codes.slice(0, text.split('·').length - 1) };
}
