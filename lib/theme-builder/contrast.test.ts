import { contrastRatio, ratioText } from './contrast';
import { pairOf, weakPairs } from './role-pairs';

describe('contrastRatio', () => {
  // Values that all contrast checkers agree on.
  it.each([
    ['#ffffff', '#000000', '21.00:1'],
    ['#000000', '#000000', '1.00:1'],
    ['#767676', '#ffffff', '4.54:1'],
    ['#777777', '#ffffff', '4.47:1'],
  ])('of %s and %s is %s', (a, b, text) => {
    expect(ratioText(contrastRatio(a, b))).toBe(text);
    expect(ratioText(contrastRatio(b, a))).toBe(text);
  });
});

describe('weakPairs', () => {
  const colors = new Map([
    ['primary', '#777777'],
    ['on-primary', '#ffffff'],
    ['surface', '#ffffff'],
    ['on-surface', '#000000'],
    ['outline', '#949494'],
  ]);

  it('lists each pair below AA once, with the required ratio', () => {
    expect(weakPairs(colors).map(({ role, with: other, least }) => [role, other, least])).toEqual([
      ['primary', 'on-primary', 4.5],
      ['primary', 'surface', 4.5],
    ]);
  });

  it('requires less contrast of an edge than of text', () => {
    expect(pairOf('outline')).toEqual({ with: 'surface', use: 'edge' });
    const faint = new Map([...colors, ['primary', '#000000'], ['outline', '#999999']]);
    expect(weakPairs(faint)).toMatchObject([{ role: 'outline', with: 'surface', least: 3 }]);
  });
});
