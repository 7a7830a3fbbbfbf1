import { relatedTo, stemOf, termsOf } from './english';

it.each([
  ['sorting', 'sort'],
  ['sorted', 'sort'],
  ['dragged', 'drag'],
  ['changing', 'chang'],
  ['change', 'chang'],
  ['string', 'string'],
  ['red', 'red'],
  ['ng0201', 'ng0201'],
])('removes the ending of %s', (word, stem) => {
  expect(stemOf(word)).toBe(stem);
});

it('indexes words of one group under one term', () => {
  expect(termsOf('forbid')).toEqual(termsOf('prevented'));
  expect(termsOf('pagination')).toEqual(termsOf('paging'));
  expect(termsOf('ripple')).toEqual(['rippl']);
});

it('indexes a word of several groups under each', () => {
  expect(termsOf('remove')).toEqual(
    expect.arrayContaining([...termsOf('clear'), ...termsOf('hidden')]),
  );
});

it('knows other words for the same, but not the word itself', () => {
  expect(relatedTo('forbid')).toContain('limit');
  expect(relatedTo('forbid')).not.toContain('forbid');
  expect(relatedTo('filtering')).toContain('filter');
  expect(relatedTo('ripple')).toEqual(['rippl']);
});
