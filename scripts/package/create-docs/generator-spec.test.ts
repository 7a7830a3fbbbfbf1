/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownTarball, placeGenerator } from './generator-spec';

/** Writes the file in which npm records a package that it has installed. */
function installed(resolved: string) {
  const root = mkdtempSync(join(tmpdir(), 'generator-'));
  const modules = join(root, 'cache/node_modules');
  mkdirSync(modules, { recursive: true });
  const lock = { packages: { 'node_modules/generator': { resolved } } };
  writeFileSync(join(modules, '.package-lock.json'), JSON.stringify(lock));
  return { root, code: join(modules, 'generator') };
}

it('copies the tarball that it was installed from into the project', () => {
  const { root, code } = installed('file:../generator-1.0.0.tgz');
  writeFileSync(join(root, 'generator-1.0.0.tgz'), 'packed');
  const tarball = ownTarball(code);
  expect(tarball).toBe(join(root, 'generator-1.0.0.tgz'));
  const docs = join(root, 'docs');
  expect(placeGenerator(docs, '1.0.0', tarball)).toBe('file:generator/generator-1.0.0.tgz');
  expect(readFileSync(join(docs, 'generator/generator-1.0.0.tgz'), 'utf8')).toBe('packed');
});

it('names its version when it comes from a registry', () => {
  const { root, code } = installed('https://registry.test/generator-1.0.0.tgz');
  expect(ownTarball(code)).toBeUndefined();
  expect(placeGenerator(root, '1.0.0')).toBe('1.0.0');
});

it('names its version when npm notes nothing, as in a clone', () => {
  expect(ownTarball('/nowhere/generator')).toBeUndefined();
});
