/** @jest-environment node */
import { changedFiles } from './changed-files';

const plain = {
  template: 'a.html',
  styles: 'a.css',
  texts: { 'a.html': '<p>' },
  withStylesheet: 'with a.css',
};

it('replaces the template and the stylesheet', () => {
  const example = { ...plain, texts: { ...plain.texts, 'a.css': 'p {}' }, withStylesheet: '' };
  const files = changedFiles(example, { template: '<b>', css: '' });
  expect(files).toEqual({ 'a.html': '<b>', 'a.css': '' });
});

it('adds a stylesheet that is not empty, and the class that names it', () => {
  const files = changedFiles(plain, { template: '<p>', css: 'p { color: red }' });
  expect(files).toEqual({ 'a.html': '<p>', 'a.css': 'p { color: red }', 'a.ts': 'with a.css' });
});

it.each(['', ' \n'])('leaves out a new stylesheet with nothing in it: %j', (css) => {
  expect(changedFiles(plain, { template: '<b>', css })).toEqual({ 'a.html': '<b>' });
});
