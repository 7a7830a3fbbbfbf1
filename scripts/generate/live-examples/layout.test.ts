/** @jest-environment node */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { classNameOf, findExamples, rootOf } from './layout';

const packages = ['@acme/lamp', 'shade'];

function find(pattern: string, paths: readonly string[]) {
  const root = mkdtempSync(join(tmpdir(), 'layout-'));
  for (const path of paths) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), '');
  }
  const at = pattern.lastIndexOf('/');
  const layout = { folder: `${root}/${pattern.slice(0, at)}`, file: pattern.slice(at + 1) };
  return findExamples(layout, packages).map(({ id, path, folder, primaryFile }) => [
    id,
    path,
    folder.slice(root.length + 1),
    primaryFile,
  ]);
}

it('reads package, area and id from the path, for documented packages only', () => {
  const paths = ['lamp/a', 'shade/b', 'other/c'].map((path) => `${path}/x-y/x-y-example.ts`);
  expect(find('{package}/{area}/{id}/{id}-example.ts', paths)).toEqual([
    ['x-y', 'lamp/a/x-y', 'lamp/a/x-y', 'x-y-example.ts'],
    ['x-y', 'shade/b/x-y', 'shade/b/x-y', 'x-y-example.ts'],
  ]);
});

it('uses the first package if the pattern has no package', () => {
  expect(find('demo-{id}/{id}.ts', ['demo-glow/glow.ts', 'glow/glow.ts'])).toEqual([
    ['glow', 'lamp/glow', 'demo-glow', 'glow.ts'],
  ]);
});

it('finds a folder whose main file is missing, so that the scan can report it', () => {
  expect(find('{id}/{id}.ts', ['glow/other.ts'])).toEqual([
    ['glow', 'lamp/glow', 'glow', 'glow.ts'],
  ]);
});

it.each([
  ['x/{name}/{id}', '{id}.ts', '{name} is none of {package}, {area}, {id}'],
  ['x/{area}', '{id}.ts', '{id} is not in the path of its folder'],
  ['x/{id}', '{id}.js', 'it must end in ".ts"'],
  ['/nowhere/{id}', '{id}.ts', 'The folder "/nowhere" for examples does not exist'],
])('rejects the pattern %s/%s', (folder, file, reason) => {
  expect(() => findExamples({ folder, file }, packages)).toThrow(reason);
});

it('derives the root folder and class names from the layout', () => {
  expect(rootOf({ folder: 'a/b/{id}' })).toBe('a/b');
  expect(classNameOf('lamp-2-glow', { className: 'Demo{Id}' })).toBe('DemoLamp2Glow');
});
