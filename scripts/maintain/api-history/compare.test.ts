import type { ApiDoc } from '@/lib/api/model';
import type { ApiDirective, ApiSymbol } from '@/lib/api/symbol-model';
import { compareSnapshots } from './compare';
import { snapshotOf } from './snapshot';

const type = (text: string) => [{ text }];

function directive(fields: Partial<ApiDirective> = {}): ApiDirective {
  return {
    kind: 'directive',
    name: 'MatChip',
    import: "import { MatChip } from '@angular/material/chips';",
    see: [],
    examples: [],
    selectors: ['mat-chip'],
    exportAs: ['matChip'],
    standalone: true,
    inputs: [],
    outputs: [],
    host: [],
    hostDirectives: [],
    typeParameters: [],
    extends: [],
    ancestors: [],
    implements: [],
    properties: [],
    methods: [],
    ...fields,
  };
}

const input = (name: string, fields = {}) => ({
  name,
  anchor: `MatChip-${name}`,
  binding: name,
  type: type('boolean'),
  ...fields,
});

const method = (name: string, returns: string) => ({
  name,
  anchor: `MatChip-${name}`,
  signatures: [{ typeParameters: [], parameters: [], returns: { type: type(returns) } }],
});

function compare(older: ApiSymbol[], newer: ApiSymbol[]) {
  const docs = [older, newer].map((symbols): Pick<ApiDoc, 'id' | 'symbols'>[] => [
    { id: 'material-chips', symbols },
  ]);
  const [before = [], after = []] = docs;
  return compareSnapshots(snapshotOf(before), snapshotOf(after))['material-chips'] ?? [];
}

it('finds nothing between equal releases', () => {
  expect(compare([directive()], [directive()])).toEqual([]);
});

it('lists a new or removed symbol without its members', () => {
  const chip = directive({ inputs: [input('disabled')] });
  expect(compare([], [chip])).toEqual([
    { change: 'added', anchor: 'MatChip', name: 'MatChip', kind: 'directive' },
  ]);
  expect(compare([chip], [])).toMatchObject([{ change: 'removed', anchor: 'MatChip' }]);
});

it('finds added, removed and deprecated members', () => {
  const before = directive({ inputs: [input('old'), input('kept')] });
  const after = directive({ inputs: [input('kept', { deprecated: {} }), input('fresh')] });
  expect(compare([before], [after]).map(({ change, name }) => [change, name])).toEqual([
    ['deprecated', 'MatChip.kept'],
    ['added', 'MatChip.fresh'],
    ['removed', 'MatChip.old'],
  ]);
});

it('lists the changed facets of a member', () => {
  const before = directive({ inputs: [input('value', { required: true })] });
  const after = directive({ inputs: [input('value', { type: type('string'), signal: true })] });
  expect(compare([before], [after])[0]?.facets).toEqual([
    { facet: 'type', from: 'boolean', to: 'string' },
    { facet: 'required', from: 'yes', to: undefined },
    { facet: 'signal', from: undefined, to: 'yes' },
  ]);
});

it('treats another spelling of a type as equal', () => {
  const spelled = (text: string) => directive({ inputs: [input('value', { type: type(text) })] });
  expect(compare([spelled(`"a" | 'b' | null`)], [spelled(`null | 'a' | "b"`)])).toEqual([]);
});

it('compares selectors regardless of their order, and signatures', () => {
  const before = directive({ selectors: ['a', 'b'], methods: [method('focus', 'void')] });
  const after = directive({ selectors: ['b', 'a'], methods: [method('focus', 'boolean')] });
  expect(compare([before], [after])).toMatchObject([
    {
      name: 'MatChip.focus',
      facets: [{ facet: 'signature', from: '() => void', to: '() => boolean' }],
    },
  ]);
});

it('marks differences of members that a documented base declares', () => {
  const inheritedFrom = { name: 'Base', ref: 'cdk-x#Base' };
  const after = directive({ inputs: [input('value', { inheritedFrom })] });
  expect(compare([directive()], [after])).toMatchObject([{ inherited: true }]);
});

it('does not list the members of a symbol that became a constant', () => {
  const constant: ApiSymbol = {
    kind: 'constant',
    name: 'MatChip',
    import: directive().import,
    see: [],
    examples: [],
    type: type('typeof MatBasicChip'),
  };
  expect(compare([directive({ inputs: [input('value')] })], [constant])).toMatchObject([
    { change: 'changed', facets: [{ facet: 'kind', from: 'directive', to: 'constant' }] },
  ]);
});

it('reports a changed default, but not one that only one release states', () => {
  const of = (fields: object) => directive({ inputs: [input('value', fields)] });
  expect(compare([of({ default: 'false' })], [of({ default: 'true' })])).toMatchObject([
    { change: 'changed', facets: [{ facet: 'default', from: 'false', to: 'true' }] },
  ]);
  expect(compare([of({})], [of({ default: 'true' })])).toEqual([]);
  expect(compare([of({ default: 'false' })], [of({})])).toEqual([]);
});
