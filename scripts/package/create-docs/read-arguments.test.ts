/** @jest-environment node */
import { readArguments } from './read-arguments';

it('reads a folder and options', () => {
  expect(readArguments(['docs', '--library', '@acme/ui'])).toEqual({
    folder: 'docs',
    library: '@acme/ui',
  });
});

it.each([[[]], [['a', 'b']], [['a', '--libary', 'x']]])('explains itself for %j', (args) => {
  expect(() => readArguments(args)).toThrow(/Usage: create-docs <folder>/);
});
