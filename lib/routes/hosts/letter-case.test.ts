import { otherSpelling } from './letter-case';

it('matches all spellings but the lower-case one', () => {
  const spelling = new RegExp(`^(?:${otherSpelling('cdk')})$`);
  const all = ['cdk', 'cdK', 'cDk', 'cDK', 'Cdk', 'CdK', 'CDk', 'CDK'];
  expect(all.filter((word) => !spelling.test(word))).toEqual(['cdk']);
  expect(spelling.test('CDKS')).toBe(false);
});
