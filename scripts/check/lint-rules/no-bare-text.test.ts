/** @jest-environment node */
import { Linter } from 'eslint';
import ts from 'typescript';
import tseslint from 'typescript-eslint';
import { hostOf } from '@/scripts/shared/compiler-host.fixture';
import { noBareText } from './no-bare-text.mjs';

const file = '/sample.tsx';
const start = `import type { ReactNode } from 'react';
declare function StaticHtml(props: { children: ReactNode }): ReactNode;
declare const text: string, count: number, maybe: string | false, list: string[], node: ReactNode;
`;

/** The pieces of JSX that the rule reports in a component's body. */
function reported(body: string): string[] {
  const code = `${start}export const Sample = () => ${body};`;
  const options = { jsx: ts.JsxEmit.ReactJSX, strict: true, noEmit: true };
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest);
  const program = ts.createProgram([file], options, hostOf(source, options));
  return new Linter({ cwd: '/' })
    .verify(
      code,
      {
        files: ['**/*.tsx'],
        languageOptions: {
          parser: tseslint.parser,
          parserOptions: { programs: [program] },
        },
        plugins: { site: { rules: { 'no-bare-text': noBareText } } },
        rules: { 'site/no-bare-text': 'error' },
      },
      file,
    )
    .map(({ message, line, column, endColumn }) =>
      message.startsWith('Put this text')
        ? (code.split('\n')[line - 1] ?? '').slice(column - 1, (endColumn ?? column) - 1)
        : message,
    );
}

it.each([
  ['a text beside an element', '<p><b>a</b> text</p>', [' text']],
  ['values beside an element', '<p><b>a</b>{text}{count}</p>', ['{text}', '{count}']],
  ['two texts', '<p>New in {count}</p>', ['New in ', '{count}']],
  ['a text that may be absent', '<p><b>a</b>{maybe}</p>', ['{maybe}']],
  ['a list of texts', '<p>{list}</p>', ['{list}']],
  ['a text in a fragment', '<>{text}</>', ['{text}']],
  ['a text beside a value', '<p>Recipes with {text}</p>', ['Recipes with ', '{text}']],
  [
    'a text in the content of a component',
    '<B>Recipes with {text}</B>',
    ['Recipes with ', '{text}'],
  ],
  ['a text beside what is not translated', '<p>In <b translate="no">a</b></p>', ['In ']],
])('reports %s', (_, body, pieces) => {
  expect(reported(body)).toEqual(pieces);
});

it.each([
  ['a text alone', '<p>text</p>'],
  ['a value alone', '<p>{text}</p>'],
  ['one joined text', '<p>{`New in ${count}`}</p>'],
  ['space between elements', "<p><b>a</b>{' '}<b>b</b></p>"],
  ['what is not translated', '<p translate="no"><b>a</b>{text}</p>'],
  [
    'static HTML',
    '<StaticHtml><p>New in {count}</p>{list.map((one) => <p>See {one}</p>)}</StaticHtml>',
  ],
  ['given content', '<p><b>a</b>{node}</p>'],
])('accepts %s', (_, body) => {
  expect(reported(body)).toEqual([]);
});
