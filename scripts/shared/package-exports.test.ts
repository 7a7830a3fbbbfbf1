import { exportsOf, isInternalExport, typesOfExport } from './package-exports';

it('reads entry points of packages with and without exports', () => {
  expect(exportsOf({ exports: { './a': { types: 'a.d.ts' } } })).toEqual({
    './a': { types: 'a.d.ts' },
  });
  expect(exportsOf({ exports: { types: 'a.d.ts', default: 'a.js' } })).toEqual({
    '.': { types: 'a.d.ts', default: 'a.js' },
  });
  expect(exportsOf({ typings: 'types/a.d.ts' })).toEqual({ '.': { types: 'types/a.d.ts' } });
  expect(exportsOf({ main: 'a.js' })).toBeUndefined();
});

it('finds declarations in nested conditions', () => {
  expect(typesOfExport({ import: { types: 'a.d.ts' } })).toBe('a.d.ts');
  expect(typesOfExport('./a.css')).toBeUndefined();
});

it('recognizes what is not for users', () => {
  const names = ['./private', './_utils', './a/internal', './package.json', './*', './button', '.'];
  expect(names.filter(isInternalExport)).toEqual(names.slice(0, 5));
});
