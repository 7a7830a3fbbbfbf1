/** @jest-environment node */
import { testNames, testProse } from '@/scripts/check/prose/prose.fixture';
import { checkFenceNames, checkInlineCode } from './inline-code';

const names = testNames();
const check = (code: string, own: readonly string[] = []) =>
  checkInlineCode(testProse(`First line.\n\nUse \`${code}\` here.\n`), names, new Set(own)).map(
    ({ file, line, message }) => `${file}:${line} ${message}`,
  );
const at = (message: string) => [`content/overviews/material/x.md:3 ${message}`];

it.each([
  ['MatButon', 'unknown name "MatButon"; did you mean "MatButton"?'],
  ['[matButon]="x"', 'unknown name "matButon"; did you mean "matButton"?'],
  ['MatButton.blur', 'unknown member "MatButton.blur"'],
  ['MatButton.focs', 'unknown member "MatButton.focs"; did you mean "focus"?'],
  ['focuss()', 'unknown function or method "focuss"; did you mean "focus"?'],
  ['disableInteractive', 'unknown name "disableInteractive"; did you mean "disabledInteractive"?'],
  ['MAT_NOTHING_AT_ALL', 'unknown name "MAT_NOTHING_AT_ALL"'],
  [
    '--mat-sys-primry',
    'unknown custom property "--mat-sys-primry"; did you mean "--mat-sys-primary"?',
  ],
  ['mat-icn', 'unknown element, attribute or class "mat-icn"; did you mean "mat-icon"?'],
  [
    'mat.button-override(',
    'unknown Sass member of @angular/material "button-override"; did you mean "button-overrides"?',
  ],
  [
    '@angular/material/buton',
    'unknown entry point "@angular/material/buton"; did you mean "@angular/material/button"?',
  ],
  ['<button matButon>', 'attribute "matButon" does nothing on <button>; did you mean "matButton"?'],
  ['<mat-menuu>', 'unknown element <mat-menuu>; did you mean "mat-menu"?'],
])('rejects %s', (code, message) => {
  expect(check(code)).toContain(at(message)[0]);
});

it.each([
  'MatButton.focus',
  'MatMenuInternal',
  'matButton="filled"',
  '[(ngModel)]',
  'subscribe()',
  '--mat-sys-',
  '--mat-button-filled-container-shape',
  'mat-shadow',
  'mat-column-price',
  'mat-elevation-z24',
  'mat.$azure-palette',
  '@angular/material/button',
  '@angular/material/prebuilt-themes/azure-blue.css',
  'cdkFocusInitial',
  'progressIndicator',
  '<textarea matButton>',
  'aria-label',
])('accepts %s', (code) => {
  expect(check(code).filter((message) => !message.includes('<textarea>'))).toEqual([]);
});

it("accepts the author's own names, but not with a prefix of the library", () => {
  expect(check('saveDraft()', ['saveDraft'])).toEqual([]);
  expect(check('MatDraft', ['MatDraft'])).toEqual(at('unknown name "MatDraft"'));
});

it('checks custom properties in all fences, and classes in stylesheets', () => {
  const file = testProse(
    '```scss\n.mat-icn {\n  color: var(--mat-sys-primry);\n}\n```\n\n```ts\nuse("mat-own");\n```\n',
  );
  expect(checkFenceNames(file, names).map(({ line, message }) => [line, message])).toEqual([
    [2, 'unknown element, attribute or class "mat-icn"; did you mean "mat-icon"?'],
    [3, 'unknown custom property "--mat-sys-primry"; did you mean "--mat-sys-primary"?'],
  ]);
});
