import { sheetsOfPage } from './example-sheets';

const sheets = { theme: '/live/t.css', items: { '/components/button': '/live/b.css' } };

it.each([
  ['/components/button/overview', ['/live/t.css', '/live/b.css']],
  ['/components/button/examples', ['/live/t.css', '/live/b.css']],
  ['/components/button/examples/button-overview', ['/live/t.css', '/live/b.css']],
  ['/components/button/api', []],
  ['/components/core/overview', []],
  ['/guides', []],
])('knows what %s needs', (path, expected) => {
  expect(sheetsOfPage(path, sheets)).toEqual(expected);
});
