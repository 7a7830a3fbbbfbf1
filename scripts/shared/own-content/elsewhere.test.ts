/** @jest-environment node */
import { resolve } from 'node:path';
import { readRequest } from './elsewhere';

it('takes the folders out of a command line and leaves the rest', () => {
  expect(readRequest(['--keep-going', '--content', '../docs', 'a11y', '--to=site'])).toEqual({
    folder: resolve('../docs'),
    to: resolve('site'),
    rest: ['--keep-going', 'a11y'],
  });
});

it('leaves this site to itself', () => {
  expect(readRequest(['a11y', 'out'])).toBeUndefined();
});

it('asks for a folder that is left out', () => {
  expect(() => readRequest(['--content'])).toThrow('--content: expected a folder');
  expect(() => readRequest(['--content', '--to', 'x'])).toThrow('--content: expected a folder');
});
