/** @jest-environment node */
import { resolve } from 'node:path';
import { parseContentOptions } from './run-for-external-content';

it('parses the folders and returns the remaining arguments', () => {
  expect(
    parseContentOptions(['--keep-going', '--content', '../docs', 'a11y', '--to=site']),
  ).toEqual({
    folder: resolve('../docs'),
    to: resolve('site'),
    rest: ['--keep-going', 'a11y'],
  });
});

it('returns undefined without --content', () => {
  expect(parseContentOptions(['a11y', 'out'])).toBeUndefined();
});

it('throws when the folder is missing', () => {
  expect(() => parseContentOptions(['--content'])).toThrow('--content: expected a folder');
  expect(() => parseContentOptions(['--content', '--to', 'x'])).toThrow(
    '--content: expected a folder',
  );
});
