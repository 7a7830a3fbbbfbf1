/** @jest-environment node */
import { site } from '@/content/site';
import { directiveFixture } from '@/lib/api/api-doc.fixture';
import type { ApiSymbol } from '@/lib/api/symbol-model';
import { symbolMarkdown } from './symbol-markdown';

const type = (text: string) => [{ text }];
const base = { import: "import { A } from 'a';", see: [], examples: [] };
const markdown = (symbol: ApiSymbol) => symbolMarkdown(symbol, 2, () => []);

it('lists overloads with the meaning of their parameters and results', () => {
  const text = markdown({
    ...base,
    kind: 'function',
    name: 'load',
    description: 'Loads. See [MatButton](api:material-button#MatButton).',
    deprecated: { reason: 'Use `fetch`.', removal: '24.0.0' },
    signatures: [
      {
        typeParameters: [{ name: 'T', constraint: type('object') }],
        parameters: [
          { name: 'from', type: type('string | URL'), description: 'Where from.' },
          { name: 'tries', type: type('number'), optional: true, default: '3' },
          { name: 'rest', type: type('T[]'), rest: true },
        ],
        returns: { type: type('Promise<T>'), description: 'what came.' },
        throws: ['when nothing came.'],
      },
    ],
  });
  expect(text).toMatch(/^## load\n\nFunction\n\nUse `fetch`\. To be removed in 24\.0\.0\./);
  expect(text).toContain(`[MatButton](${site.baseUrl}/components/button/api.md#MatButton)`);
  expect(text).toContain(
    'function load<T extends object>(from: string | URL, tries: number = 3, ...rest: T[]): Promise<T>;',
  );
  expect(text).toContain('`from`: Where from. Returns what came. Throws: when nothing came.');
});

it('prints types, values and return types', () => {
  const alias: ApiSymbol = {
    ...base,
    kind: 'type',
    name: 'Side',
    typeParameters: [],
    type: type("'a' | 'b'"),
    properties: [],
    methods: [],
  };
  expect(markdown(alias)).toContain("```ts\ntype Side = 'a' | 'b';\n```");
  const constant: ApiSymbol = {
    ...base,
    kind: 'constant',
    name: 'ENTER',
    type: type('13'),
    value: '13',
  };
  expect(markdown(constant)).toContain('const ENTER: 13 = 13;');
  const list: ApiSymbol = {
    ...base,
    kind: 'enum',
    name: 'E',
    members: [{ name: 'one', anchor: 'E-one', value: '1', description: 'The first.' }],
  };
  expect(markdown(list)).toContain('| Name | Value | Description |');
  expect(markdown(list)).toContain('| `one` | `1` | The first. |');
});

it('shows the type parameters of a class behind its name', () => {
  const text = markdown(
    directiveFixture({
      name: 'MatRows',
      typeParameters: [
        { name: 'T' },
        { name: 'P', constraint: type('Pages'), default: type('Pages') },
      ],
    }),
  );
  expect(text).toMatch(/^## `MatRows<T, P extends Pages = Pages>`\n/);
});
