/** @jest-environment node */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { assertNoSymbolRenames, migrateProperties } from './migrate';

/** A folder of a package whose migration renames `--mdc-` in all files. */
function packageWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'migrate-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

const rename = `exports.update = () => (tree) => tree.visit((path) =>
  tree.overwrite(path, tree.readText(path).replaceAll('--mdc-', '--mat-')));`;
const folder = packageWith({
  'schematics/migration.json': JSON.stringify({
    schematics: {
      'migration-v20': { version: '20.0.0-0', factory: './update#update', description: 'Renames.' },
    },
  }),
  'schematics/update.js': rename,
});

it('returns the names that migrations write', async () => {
  const names = await migrateProperties(folder, { from: '19.2.1', to: '20.1.0' }, [
    '--mdc-a',
    '--mat-b',
  ]);
  expect([...names]).toEqual([
    ['--mdc-a', '--mat-a'],
    ['--mat-b', '--mat-b'],
  ]);
});

it('runs only migrations between the two releases', async () => {
  const names = await migrateProperties(folder, { from: '20.0.0', to: '20.1.0' }, ['--mdc-a']);
  expect(names.get('--mdc-a')).toBe('--mdc-a');
});

it('throws for migrations that rename symbols, and where there are none to read', () => {
  const data = 'schematics/ng-update/data/class-names.js';
  expect(() =>
    assertNoSymbolRenames(packageWith({ [data]: 'exports.classNames = {};' })),
  ).not.toThrow();
  expect(() =>
    assertNoSymbolRenames(packageWith({ [data]: 'exports.classNames = {\n  [V20]: [] };' })),
  ).toThrow(/class-names\.js: expected an empty table classNames/);
  expect(() => assertNoSymbolRenames(packageWith({ 'schematics/index.js': '' }))).toThrow(
    /expected/,
  );
});
