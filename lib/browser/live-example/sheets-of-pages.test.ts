/** @jest-environment node */
import { sheetOfPage } from './sheets-of-pages';

const sheets = { '/components/button': '/live/b.css' };

it.each([
  ['/components/button/overview', '/live/b.css'],
  ['/components/button/examples', '/live/b.css'],
  ['/components/button/examples/button-overview', '/live/b.css'],
  ['/components/button/api', undefined],
  ['/components/core/overview', undefined],
  ['/guides', undefined],
])('finds the stylesheet of %s', (path, expected) => {
  expect(sheetOfPage(path, sheets)).toBe(expected);
});
