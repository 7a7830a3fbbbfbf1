import { markPieces } from './marks';

const marked = (title: string, ...words: string[]) =>
  markPieces(title, words)
    .map(({ text, marked }) => (marked ? `[${text}]` : text))
    .join('');

it.each([
  ['MatButtonToggle', ['toggle'], 'MatButton[Toggle]'],
  ['Snack bar', ['snackbar'], '[Snack bar]'],
  ['--mat-sys-primary', ['matsy', 'prim'], '--[mat-sy]s-[prim]ary'],
  ['MAT_DIALOG_DATA', ['dialog'], 'MAT_[DIALOG]_DATA'],
  ['Untoggled', ['toggle'], 'Untoggled'],
  ['Tabs', [''], 'Tabs'],
  ['<b>Bold</b>', ['bold'], '<b>[Bold]</b>'],
])('marks in %s what was typed', (title, words, expected) => {
  expect(marked(title, ...words)).toBe(expected);
});
