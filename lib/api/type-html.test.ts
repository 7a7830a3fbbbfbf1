import type { ApiScope } from './scope';
import { typeHtml, unionMembers } from './type-html';
import type { TypeToken } from './type-model';

const scope: ApiScope = { history: () => [], href: (ref) => `/api#${ref.split('#')[1]}` };
const texts = (tokens: TypeToken[]) =>
  unionMembers(tokens).map((member) => member.map(({ text }) => text).join(''));

describe('unionMembers', () => {
  test.each<[string, string[]]>([
    ['string', ['string']],
    ["'a' | 'b' | null", ["'a'", "'b'", 'null']],
    ['Map<A | B> | C', ['Map<A | B>', 'C']],
    ["' | ' | 'x'", ["' | '", "'x'"]],
    ['(a: A | B) => C | D', ['(a: A | B) => C | D']],
    ['((a: A) => void) | null', ['((a: A) => void)', 'null']],
    ['Array<() => A | B> | C', ['Array<() => A | B>', 'C']],
  ])('%s', (type, members) => {
    expect(texts([{ text: type }])).toEqual(members);
  });

  it('splits across tokens and keeps their links', () => {
    const ref = 'material-core#ThemePalette';
    expect(unionMembers([{ text: 'ThemePalette', ref }, { text: ' | null' }])).toEqual([
      [{ text: 'ThemePalette', ref }],
      [{ text: 'null' }],
    ]);
  });
});

describe('typeHtml', () => {
  it('escapes text and links names', () => {
    const tokens = [
      { text: 'Set<' },
      { text: 'Day', ref: 'material-core#Day' },
      { text: '>' },
      { text: ' | ' },
      { text: 'Signal', from: '@angular/core' },
    ];
    expect(typeHtml(tokens, scope)).toBe(
      'Set&lt;<a href="/api#Day">Day</a>&gt; | <span title="@angular/core">Signal</span>',
    );
  });

  it('prints each member of a long union on its own line', () => {
    const names = ['assertive', 'polite', 'off', 'undefined', 'something-long', 'other'];
    const html = typeHtml([{ text: names.map((name) => `'${name}'`).join(' | ') }], scope);
    expect(html.match(/<span class="union">/g)).toHaveLength(names.length);
    expect(html).toContain(`<span class="union">| 'polite'</span>`);
  });
});

it('allows line breaks in long names before capitals', () => {
  expect(typeHtml([{ text: 'AbstractControlDirective' }], scope)).toBe(
    'Abstract<wbr>Control<wbr>Directive',
  );
});
