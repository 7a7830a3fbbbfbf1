/** @jest-environment node */
import { compareStates } from './compare-states';
import { formatReport } from './report';
import type { LibraryState } from './state';

const state = (tokens: Record<string, string>, drawing: string): LibraryState => ({
  api: new Map(),
  tokens: new Map(Object.entries(tokens)),
  measures: new Map([['ui/button.json', { drawing, sizes: '{}' }]]),
});

it('tells what an update raised, what holds the rest back, and what differs', () => {
  const before = state({ 'button: --a': '1', 'button: --b': '1' }, 'old');
  const after = state({ 'button: --a': '2', 'button: --c': '1' }, 'new');
  const text = formatReport({
    before: { ui: '1.0.0', core: '1.0.0', dates: '1.0.0' },
    resolution: {
      versions: { ui: '1.1.0', core: '1.0.0', dates: '1.0.0' },
      held: [{ name: 'core', at: '1.0.0', newest: '1.2.0', because: 'server has no 1.2.0' }],
      overrides: { dates: { ui: '1.1.0' } },
    },
    differences: compareStates(before, after),
    findings: [{ title: 'Texts', lines: ['a.md:3: no such input'] }],
  });
  expect(text).toBe(`# Update of the library

## Versions

- \`ui\` 1.0.0 → 1.1.0
- \`dates\` 1.0.0 is installed with \`ui\` 1.1.0

## Held back

- \`core\` 1.0.0, newest 1.2.0: server has no 1.2.0

## Symbols

No difference.

## Tokens

- changed: \`button: --a\`
- removed: \`button: --b\`
- added: \`button: --c\`

## Drawings

- changed: \`ui/button.json\`

## Sizes of examples

No difference.

## Texts

- a.md:3: no such input
`);
});

it('names changed, added and removed symbols', () => {
  const entry = (name: string, type: string) =>
    ({
      anchor: name,
      name,
      kind: 'constant',
      deprecated: false,
      inherited: false,
      facets: { type },
    }) as const;
  const api = (entries: readonly ReturnType<typeof entry>[]): LibraryState => ({
    ...state({}, ''),
    api: new Map([['ui', new Map(entries.map((one) => [one.anchor, one]))]]),
  });
  const { symbols } = compareStates(
    api([entry('A', 'string'), entry('B', 'string')]),
    api([entry('A', 'number'), entry('C', 'string')]),
  );
  expect(symbols).toEqual(['changed: `A` (type)', 'added: `C`', 'removed: `B`']);
});
