/** @jest-environment node */
import { CompletionContext } from '@codemirror/autocomplete';
import { EditorState } from '@codemirror/state';
import { completeTokens } from './complete-tokens';
import { languageOf } from './languages';
import { rankTokens } from './tokens';

const options = rankTokens(
  [
    { of: 'system', tokens: [['--acme-sys-primary', 'blue']] },
    { of: 'badge', tokens: [['--acme-badge-color', '']] },
    { of: 'button', tokens: [['--acme-button-shape', '4px']] },
  ],
  ['@acme/ui/button', '@angular/core'],
);

/** The completions at `|`, and the position where they begin. */
async function offered(text: string, isExplicit = false) {
  const at = text.indexOf('|');
  const state = EditorState.create({ doc: text.replace('|', ''), extensions: languageOf('css') });
  const complete = completeTokens(() => Promise.resolve(options));
  const found = await complete(new CompletionContext(state, at, isExplicit));
  return found && { from: found.from, labels: found.options.map(({ label }) => label) };
}

const labels = ['--acme-sys-primary', '--acme-badge-color', '--acme-button-shape'];

it('offers tokens where a custom property is set or used', async () => {
  expect(await offered('a { --|')).toEqual({ from: 4, labels });
  expect(await offered('a { --acme-but| }')).toEqual({ from: 4, labels });
  expect(await offered('a { color: var(--acme|) }')).toEqual({ from: 15, labels });
  expect(await offered('a { color: var(|) }')).toEqual({ from: 15, labels });
});

it('offers none elsewhere', async () => {
  expect(await offered('a { -|')).toBeNull();
  expect(await offered('a { color: r| }', true)).toBeNull();
});

it('says the default, and puts the components of the example first, then the system', () => {
  expect(options.map(({ detail, boost }) => [detail, boost])).toEqual([
    ['blue', 1],
    ['', 0],
    ['4px', 2],
  ]);
});
