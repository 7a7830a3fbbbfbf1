/** @jest-environment node */
import { textsOf } from './texts-of';

it('keeps templates and stylesheets, and compiles Sass', () => {
  const sources = {
    'a.ts': '',
    'a.html': '<p>',
    'a.css': 'p { color: red }',
    'a.scss': '$own: 4px; p { a { margin: $own } }',
  };
  expect(textsOf(sources)).toEqual({
    'a.html': '<p>',
    'a.css': 'p { color: red }',
    'a.scss': 'p a {\n  margin: 4px;\n}',
  });
});
