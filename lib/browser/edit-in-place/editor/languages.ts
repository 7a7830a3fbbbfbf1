import { css } from '@codemirror/lang-css';
import {
  delimitedIndent,
  HighlightStyle,
  indentNodeProp,
  LanguageSupport,
  LRLanguage,
  syntaxHighlighting,
} from '@codemirror/language';
import { tags } from '@lezer/highlight';
import { parser } from '@lezer/html';

/** HTML without the parsers for scripts and styles, which templates do not have. They would weigh as much as the rest. */
const html = LRLanguage.define({
  name: 'html',
  parser: parser.configure({
    props: [
      indentNodeProp.add({
        Element: ({ textAfter, baseIndent, unit }) =>
          baseIndent + (/^\s*<\//.test(textAfter) ? 0 : unit),
        'OpenTag CloseTag SelfClosingTag': delimitedIndent({ closing: '>', align: false }),
      }),
    ],
  }),
  languageData: {
    commentTokens: { block: { open: '<!--', close: '-->' } },
    closeBrackets: { brackets: ['(', '[', '{', "'", '"'] },
  },
});

/** The colors of the site's code blocks. */
const colors = HighlightStyle.define([
  { tag: [tags.tagName, tags.keyword, tags.modifier, tags.unit], color: 'var(--syn-key)' },
  { tag: [tags.attributeName, tags.propertyName, tags.className], color: 'var(--syn-name)' },
  { tag: [tags.attributeValue, tags.string, tags.color], color: 'var(--syn-str)' },
  { tag: [tags.number, tags.bool, tags.character], color: 'var(--syn-num)' },
  { tag: tags.comment, color: 'var(--syn-note)', fontStyle: 'italic' },
]);

/** Highlighting and indentation of a language. */
export const languageOf = (language: 'html' | 'css') => [
  language === 'html' ? new LanguageSupport(html) : css(),
  syntaxHighlighting(colors),
];
