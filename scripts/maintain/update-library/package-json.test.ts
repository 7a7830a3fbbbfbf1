/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { installedPackages, withVersions } from './package-json';

const own = readFileSync('package.json', 'utf8');
const resolution = {
  versions: { '@angular/cdk': '99.1.2' },
  overrides: { '@angular/dates': { '@angular/material': '99.1.2' } },
};

it('changes only versions and overrides', () => {
  const changed = withVersions(own, resolution, []);
  expect(installedPackages(changed)).toEqual({
    ...installedPackages(own),
    '@angular/cdk': '99.1.2',
  });
  const lines = own.split('\n');
  const others = changed.split('\n').filter((line) => !lines.includes(line));
  expect(others.map((line) => line.trim())).toEqual([
    '"@angular/cdk": "99.1.2",',
    expect.any(String),
    '"@angular/dates": {',
    '"@angular/material": "99.1.2"',
    '}',
  ]);
});

it('writes the same text without a change', () => {
  expect(withVersions(own, { versions: {}, overrides: {} }, [])).toBe(own);
});

it('removes an override of a package that has caught up', () => {
  const changed = withVersions(own, resolution, []);
  const again = withVersions(changed, { versions: {}, overrides: {} }, ['@angular/dates']);
  expect(again).not.toContain('@angular/dates');
});
