/** @jest-environment node */
import type { ApiDoc } from '@/lib/api/model';
import { testProse } from '@/scripts/check/prose/prose.fixture';
import { checkClaims, formatClaims } from './check-claims';
import { matchesMessage, textsIn } from './messages';

const doc: ApiDoc = {
  schemaVersion: 1,
  id: 'material-x',
  entryPoint: '@angular/material/x',
  version: '1.0.0',
  reexports: [],
  symbols: [
    {
      kind: 'interface',
      name: 'XConfig',
      import: 'import x',
      see: [],
      examples: [],
      typeParameters: [],
      extends: [],
      ancestors: [],
      callSignatures: [],
      constructSignatures: [],
      indexSignatures: [],
      methods: [],
      properties: [
        { name: 'step', anchor: 'a', type: [{ text: 'number' }], default: '1' },
        { name: 'label', anchor: 'b', type: [{ text: 'string' }], default: "''" },
        { name: 'look', anchor: 'c', type: [{ text: 'string' }], default: "'fill'" },
        { name: 'other', anchor: 'd', type: [{ text: 'string' }] },
      ],
    },
  ],
};
const texts = textsIn(
  "throw Error(`Column \"${id}\" is missing. ` + 'Add it, or don\\'t ask for it.')",
);
const path = 'content/overviews/material/x.md';
const check = (
  source: string,
  tested: readonly string[] = [],
  provoked: readonly string[] = [],
  defaults: Readonly<Record<string, string>> = {},
) =>
  checkClaims([testProse(source, path)], new Map([['material-x', doc]]), texts, {
    keyTables: new Set(tested),
    provoked,
    defaults: new Map(Object.entries(defaults)),
    options: new Map([['--flat', 'false']]),
    behavior: 3,
  });

it('compares defaults with the API, and skips descriptions', () => {
  const table = (rows: string) => `| Option | Default |\n| --- | --- |\n${rows}`;
  const right = check(table('| `step` | 1 |\n| `label` | none |\n| `look`, `other` | `fill` |'));
  expect(right.findings).toEqual([]);
  expect(right.defaults).toEqual({ all: 4, tested: 3 });
  expect(check(table('| `look` | from the theme |')).defaults).toEqual({ all: 1, tested: 0 });
  expect(check(table('| `step` | `2` |')).findings).toEqual([
    { file: path, line: 3, message: 'the default of "step" is 2 in the table, but 1 in the API' },
  ]);
});

it('compares defaults with those of a test or a schema', () => {
  const table = (row: string) => `| Option | Default |\n| --- | --- |\n${row}`;
  const read = { 'material/x other': '5' };
  const right = check(table('| `other` | `5` |'), [], [], read);
  expect(right).toMatchObject({ findings: [], defaults: { all: 1, tested: 1 } });
  const described = check(table('| `other` | a tenth |'), [], [], read);
  expect(described).toMatchObject({ findings: [], defaults: { all: 1, tested: 1 } });
  expect(check(table('| `other` | `6` |'), [], [], read).findings[0]?.message).toBe(
    'the default of "other" is 6 in the table, but 5 in the API',
  );
  expect(check(table('| `--flat` | Off |')).defaults.tested).toBe(1);
  expect(check(table('| `--flat` | on |')).findings).toHaveLength(1);
  expect(check('Text.', [], [], read).findings[0]?.message).toBe(
    'no table contains the default "material/x other", which a test reads',
  );
});

it('requires a test for every table of keys', () => {
  const table = '| Key | Does |\n| --- | --- |\n| <kbd>Tab</kbd> | Moves |\n| Letters | Find |';
  expect(check(table).findings).toEqual([
    { file: path, line: 1, message: expect.stringContaining('no test presses these keys') },
  ]);
  expect(check(table, [path])).toMatchObject({ findings: [], keys: { all: 2, tested: 2 } });
  expect(check('| Key | Takes |\n| --- | --- |\n| `color` | A palette |').keys.all).toBe(0);
});

it('finds quoted messages in the code, also when they are concatenated', () => {
  expect(texts).toEqual(['Column "\0" is missing. Add it, or don\'t ask for it.']);
  expect(matchesMessage(texts[0] ?? '', 'Column "price" is missing.')).toBe(true);
  expect(matchesMessage(texts[0] ?? '', "Add it, or don't ask for it.")).toBe(true);
  expect(matchesMessage(texts[0] ?? '', 'Column "price" was missing.')).toBe(false);
  const quote = (heading: string) => check(`## Troubleshooting\n\n### ${heading}\n`, [], []);
  expect(quote('NG1: Column "price" is missing.').messages.all).toBe(1);
  expect(quote('Column "price" is gone.').findings).toEqual([
    {
      file: path,
      line: 3,
      message: 'the code of the library does not contain the message "Column "price" is gone."',
    },
  ]);
  expect(quote('Nothing moves')).toMatchObject({ findings: [], messages: { all: 0 } });
});

it('reports which messages are provoked, and which are no longer quoted', () => {
  const source = '## Troubleshooting\n\n### Column "…" is missing.\n\nOne. Two.\n';
  const claims = check(source, [], ['Column "a" is missing. Add it']);
  expect(claims).toMatchObject({ findings: [], messages: { all: 1, provoked: 1 } });
  expect(formatClaims(claims)).toEqual([
    expect.stringContaining('Claims: 4 tested'),
    '  0 rows and 2 sentences are not tested.',
  ]);
  expect(check(source, [], ['Row is missing.']).findings).toHaveLength(1);
});
