/** @jest-environment node */
import { chosenLinks } from './code-link';

const link = (start: number, href: string, isImport?: true) => ({
  start,
  end: start + 2,
  href,
  ...(isImport && { isImport }),
});

it('keeps the first use of each row, in the order of the text', () => {
  expect(chosenLinks([link(8, '/b'), link(4, '/a'), link(0, '/a')])).toEqual([
    link(0, '/a'),
    link(8, '/b'),
  ]);
});

it('prefers a use to an import, and keeps the import of what is not used', () => {
  const links = [link(0, '/a', true), link(4, '/b', true), link(9, '/a')];
  expect(chosenLinks(links)).toEqual([link(4, '/b', true), link(9, '/a')]);
});

it('keeps one of two links at the same place', () => {
  expect(chosenLinks([link(1, '/a'), link(2, '/b')])).toEqual([link(1, '/a')]);
});
