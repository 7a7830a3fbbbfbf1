/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { installedPackages, withVersions } from './package-json';

const own = readFileSync('package.json', 'utf8');
const resolution = {
  versions: { '@angular/cdk': '99.1.2' },
  overrides: { '@angular/dates': { '@angular/material': '99.1.2' } },
};

const manifest = z.looseObject({
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
  overrides: z.record(z.string(), z.unknown()),
});
const read = (text: string) => manifest.parse(JSON.parse(text));

it('changes only versions and overrides', () => {
  const changed = withVersions(own, resolution, []);
  expect(installedPackages(changed)).toEqual({
    ...installedPackages(own),
    '@angular/cdk': '99.1.2',
  });
  const { dependencies, devDependencies, overrides, ...others } = read(changed);
  const before = read(own);
  expect({ ...before, ...others }).toEqual(before);
  expect(overrides).toEqual({ ...before.overrides, ...resolution.overrides });
  expect(Object.keys(dependencies)).toEqual(Object.keys(before.dependencies));
  expect(Object.keys(devDependencies)).toEqual(Object.keys(before.devDependencies));
});

it('writes the same text without a change', () => {
  expect(withVersions(own, { versions: {}, overrides: {} }, [])).toBe(own);
});

it('removes an override of a package that has caught up', () => {
  const changed = withVersions(own, resolution, []);
  const again = withVersions(changed, { versions: {}, overrides: {} }, ['@angular/dates']);
  expect(again).not.toContain('@angular/dates');
});
