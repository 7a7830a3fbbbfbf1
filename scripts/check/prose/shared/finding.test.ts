import { formatFinding, sortFindings } from './finding';

it('sorts by file and line, and removes duplicates', () => {
  const at = (file: string, line: number) => ({ file, line, message: 'm' });
  const sorted = sortFindings([at('b.md', 2), at('a.md', 10), at('a.md', 9), at('b.md', 2)]);
  expect(sorted.map(formatFinding)).toEqual(['a.md:9 m', 'a.md:10 m', 'b.md:2 m']);
});
