import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { directPackages, installedPackages, readLock } from './read-packages';
import { reasons } from './reasons';

it('says what each package is there for', () => {
  expect(Object.keys(reasons).sort()).toEqual(directPackages(readLock('package-lock.json')));
});

describe('installed packages', () => {
  const start = process.cwd();
  afterEach(() => process.chdir(start));

  it('have a size and what brings them, from the nearest folder', () => {
    process.chdir(mkdtempSync(join(tmpdir(), 'packages-')));
    const lock = {
      packages: {
        '': { devDependencies: { a: '1.0.0', b: '1.0.0' } },
        'node_modules/a': { dependencies: { c: '2.0.0' } },
        'node_modules/a/node_modules/c': {},
        'node_modules/b': {
          peerDependencies: { c: '1.0.0' },
          optionalDependencies: { gone: '1.0.0' },
        },
        'node_modules/c': {
          peerDependencies: { b: '1.0.0' },
          peerDependenciesMeta: { b: { optional: true } },
        },
        'node_modules/gone': {},
      },
    };
    for (const folder of ['a', 'a/node_modules/c', 'b', 'c']) {
      mkdirSync(join('node_modules', folder), { recursive: true });
      writeFileSync(join('node_modules', folder, 'index.js'), '12345');
    }
    writeFileSync('package-lock.json', JSON.stringify(lock));
    expect(installedPackages(readLock('package-lock.json'))).toEqual([
      { folder: 'node_modules/a', bytes: 5, broughtBy: ['a'] },
      { folder: 'node_modules/a/node_modules/c', bytes: 5, broughtBy: ['a'] },
      { folder: 'node_modules/b', bytes: 5, broughtBy: ['b'] },
      { folder: 'node_modules/c', bytes: 5, broughtBy: ['b'] },
    ]);
  });
});
