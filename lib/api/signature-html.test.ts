import type { ApiScope } from './scope';
import { signatureHtml } from './signature-html';
import type { Signature } from './type-model';

const scope: ApiScope = { history: () => [], href: (ref) => `#${ref.split('#')[1]}` };
const type = (text: string) => [{ text }];
const signature: Signature = {
  typeParameters: [],
  parameters: [{ name: 'origin', type: [{ text: 'FocusOrigin', ref: 'cdk-a11y#FocusOrigin' }] }],
  returns: { type: type('void') },
};

it('prints names, links and modifiers on one line', () => {
  expect(signatureHtml({ name: 'focus', keywords: ['static'] }, signature, scope)).toBe(
    '<span class="k">static</span> focus(origin: <a href="#FocusOrigin">FocusOrigin</a>): void',
  );
});

it('marks optional, rest and defaulted parameters', () => {
  const parameters = [
    { name: 'a', type: type('number'), optional: true as const, default: '0' },
    { name: 'b', type: type('string'), optional: true as const },
    { name: 'c', type: type('any[]'), rest: true as const },
  ];
  expect(signatureHtml({ name: 'set' }, { typeParameters: [], parameters }, scope)).toBe(
    'set(a: number = 0, b?: string, ...c: any[])',
  );
});

it('prints type parameters with bounds and defaults', () => {
  const typeParameters = [{ name: 'T', constraint: type('Row<T>'), default: type('any') }];
  expect(signatureHtml({ name: 'of' }, { typeParameters, parameters: [] }, scope)).toBe(
    'of&lt;T <span class="k">extends</span> Row&lt;T&gt; = any&gt;()',
  );
});

it('breaks a long signature after each parameter', () => {
  const parameters = ['first', 'second', 'third'].map((name) => ({
    name,
    type: type('ReadonlyArray<SomeLongTypeName>'),
  }));
  const html = signatureHtml({ name: 'join' }, { ...signature, parameters }, scope);
  expect(html.split('\n')).toEqual([
    'join(',
    '  first: ReadonlyArray&lt;SomeLongTypeName&gt;,',
    '  second: ReadonlyArray&lt;SomeLongTypeName&gt;,',
    '  third: ReadonlyArray&lt;SomeLongTypeName&gt;,',
    '): void',
  ]);
});

it('links a member to itself', () => {
  expect(signatureHtml({ name: 'focus', anchor: 'MatButton-focus' }, signature, scope)).toContain(
    '<a class="self" href="#MatButton-focus" data-copy-link>focus</a>(',
  );
});

it('prints an index signature in brackets', () => {
  const parameters = [{ name: 'key', type: type('string') }];
  const of = { typeParameters: [], parameters, returns: { type: type('number') } };
  expect(signatureHtml({ name: '', index: true }, of, scope)).toBe('[key: string]: number');
});
