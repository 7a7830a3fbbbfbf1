/** @jest-environment node */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { entryPointsIn, firstReleases } from './entry-points';

function packageWith(files: Readonly<Record<string, object>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'entry-points-'));
  for (const [path, json] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), JSON.stringify(json));
  }
  return folder;
}

it('reads the folders of a package without exports', () => {
  const folder = packageWith({
    'package.json': { name: '@acme/ui' },
    'index.d.ts': {},
    'tabs/package.json': {},
    'tabs/index.d.ts': {},
    'tabs/testing/package.json': {},
    'tabs/testing/index.d.ts': {},
    'esm/tabs.js': {},
    'schematics/package.json': {},
    'schematics/index.d.ts': {},
  });
  expect(entryPointsIn(folder)).toEqual(['@acme/ui/tabs', '@acme/ui/tabs/testing']);
});

it('reads the exports with types, and neither the root nor stylesheets', () => {
  const folder = packageWith({
    'package.json': {
      name: '@acme/ui',
      exports: {
        '.': { types: './index.d.ts' },
        './tabs/testing': { types: './t.d.ts', default: './t.mjs' },
        './tabs': { types: './tabs.d.ts' },
        './prebuilt.css': { style: './prebuilt.css' },
        './package.json': { default: './package.json' },
      },
    },
    'old/package.json': {},
    'old/index.d.ts': {},
  });
  expect(entryPointsIn(folder)).toEqual(['@acme/ui/tabs', '@acme/ui/tabs/testing']);
});

it('names the folder that has no entry points', () => {
  const folder = packageWith({ 'package.json': { name: '@acme/ui' } });
  expect(() => entryPointsIn(folder)).toThrow(`${folder}: expected entry points`);
});

it('finds the release that added each entry point of the newest one', () => {
  const releases = [
    { version: '5.2.5', entryPoints: ['a', 'back', 'gone'] },
    { version: '6.4.7', entryPoints: ['a', 'b'] },
    { version: '7.0.9', entryPoints: ['a', 'b', 'back'] },
    { version: '7.1.2', entryPoints: ['a', 'b', 'back', 'c'] },
  ];
  expect(firstReleases(releases)).toEqual({ a: '5', b: '6', back: '7', c: '7.1' });
});
