import { readArguments } from './read-arguments';

it('compares with out/ by default', () => {
  expect(readArguments(['/other/out'])).toEqual({
    before: '/other/out',
    after: 'out',
    playwright: [],
  });
});

it('passes everything after the folders to Playwright', () => {
  expect(readArguments(['/other', 'site', '--grep', 'menu', '-x'])).toEqual({
    before: '/other',
    after: 'site',
    playwright: ['--grep', 'menu', '-x'],
  });
});

it.each([[[]], [['a', 'b', 'c']], [['--grep', 'menu']]])('rejects %j with the usage', (args) => {
  expect(() => readArguments(args)).toThrow(/Name one or two folders[^]*npm run looks/);
});
