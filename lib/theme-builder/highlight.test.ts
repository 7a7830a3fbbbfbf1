import { highlightTheme } from './highlight';

const marked = (code: string) =>
  highlightTheme(code)
    .filter(({ kind }) => kind)
    .map(({ text, kind }) => `${kind} ${text}`);

it('marks comments, names, strings and numbers', () => {
  expect(marked("// A theme\n@use '@acme/ui' as mat;\n$primary: #7a1fa2;\n--mat-x: 12px;")).toEqual(
    ['c // A theme', 'k @use', "s '@acme/ui'", 'k $primary', 'd #7a1fa2', 'k --mat-x', 'd 12px'],
  );
});

it.each(['', 'plain', '/* a */ { "b": 1 }', "a: 'b' // c"])('keeps all of %j', (code) => {
  expect(
    highlightTheme(code)
      .map(({ text }) => text)
      .join(''),
  ).toBe(code);
});
