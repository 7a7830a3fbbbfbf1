/** @jest-environment node */
import { CompletionContext } from '@codemirror/autocomplete';
import { EditorState } from '@codemirror/state';
import { completeHtml, namesOf } from './complete';
import { languageOf } from './languages';

const names = namesOf({
  directives: [
    {
      selectors: [
        ['button', 'matButton', ''],
        ['a', 'matButton', '', '8', 'mat-link'],
      ],
      inputs: ['matButton', 'disabled'],
      outputs: ['pressed'],
      exportAs: ['matButton'],
    },
    { selectors: [['mat-icon']], inputs: ['svgIcon'], outputs: [], exportAs: ['matIcon'] },
  ],
  pipes: ['date'],
  members: ['title', '__ngContext__', 'save'],
});

/** The labels that are offered at `|`. */
function offered(text: string): readonly string[] {
  const at = text.indexOf('|');
  const state = EditorState.create({ doc: text.replace('|', ''), extensions: languageOf('html') });
  const found = completeHtml(() => names)(new CompletionContext(state, at, true));
  return found?.options.map(({ label }) => label) ?? [];
}

it('offers elements after an opening bracket', () => {
  expect(offered('<m|')).toEqual(['button', 'a', 'mat-icon']);
});

it('offers inputs, outputs and attributes of directives in a tag', () => {
  expect(offered('<button d|></button>')).toEqual([
    'matButton',
    '[matButton]',
    '[disabled]',
    '(pressed)',
    '[svgIcon]',
  ]);
});

it('offers exported names for references', () => {
  expect(offered('<button #b="|"></button>')).toEqual(['matButton', 'matIcon']);
});

it('offers members of the class, pipes and blocks elsewhere, without what Angular adds', () => {
  const elsewhere = offered('<p>{{ t| }}</p>');
  expect(elsewhere).toEqual(expect.arrayContaining(['title', 'save', 'date', '@if']));
  expect(elsewhere).not.toContain('__ngContext__');
});

it('offers nothing before the example has started', () => {
  const state = EditorState.create({ doc: '<m' });
  expect(completeHtml(() => undefined)(new CompletionContext(state, 2, true))).toBeNull();
});
