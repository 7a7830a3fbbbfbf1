/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import own from '@/package.json' with { type: 'json' };
import { createProject } from './create-project';

const manifestSchema = z.object({
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
  overrides: z.record(z.string(), z.string()),
});

const library = {
  name: '@acme/ui',
  version: '3.1.0',
  license: 'Apache-2.0',
  repository: { url: 'git+ssh://git@github.com/acme/ui.git', directory: 'packages/ui' },
  exports: {
    '.': { types: './ui.d.ts' },
    './alert': { types: './alert.d.ts' },
    './button': { types: './button.d.ts' },
    './package.json': './package.json',
  },
};

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'create-'));
});

/** Creates a project about a library with this manifest. */
function create(manifest: object = library): string {
  mkdirSync(join(root, 'library'), { recursive: true });
  writeFileSync(join(root, 'library/package.json'), JSON.stringify(manifest));
  const folder = join(root, 'docs');
  createProject(process.cwd(), { folder, library: join(root, 'library') });
  return folder;
}

const read = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8');

const siteModule = z.object({ site: z.looseObject({}) });

/** Loads `site.ts` of a project, which throws when the definition has faults. */
async function siteIn(folder: string) {
  return siteModule.parse(await import(join(folder, 'site.ts'))).site;
}

it('writes a definition without faults, from what the manifest says', async () => {
  expect(await siteIn(create())).toMatchObject({
    name: 'Acme ui',
    repository: 'https://github.com/acme/ui',
    license: { link: { text: 'the Apache-2.0 license' } },
    packages: [{ key: 'ui', npm: '@acme/ui', folder: 'packages/ui' }],
  });
});

it('writes a valid definition for a manifest that says little', async () => {
  const license = 'SEE LICENSE IN LICENSE.md';
  const folder = create({ name: 'ui', version: '1.0.0', types: 'index.d.ts', license });
  expect(await siteIn(folder)).toMatchObject({
    name: 'Ui',
    license: { link: { text: 'its own license' } },
    packages: [{ folder: '' }],
  });
  expect(existsSync(join(folder, 'overviews/ui/ui.md'))).toBe(true);
});

it('writes an overview of an entry point, with its example', () => {
  const folder = create();
  expect(read(folder, 'overviews/ui/button.md')).toContain('<!-- example(button-basic) -->');
  const code = read(folder, 'examples/ui/button/button-basic/button-basic-example.ts');
  expect(code).toContain('export class ButtonBasicExample');
  expect(code).toContain("selector: 'button-basic-example'");
});

it('pins Angular to the version of this package', () => {
  const manifest = manifestSchema.parse(JSON.parse(read(create(), 'package.json')));
  expect(manifest.overrides).toMatchObject({
    '@angular/core': own.dependencies['@angular/core'],
    '@angular/localize': own.dependencies['@angular/core'],
  });
  expect(manifest.dependencies).toEqual({ '@acme/ui': 'file:../library' });
  expect(manifest.devDependencies).toEqual({ [own.name]: own.version });
});

it('does not override the version of the library itself', () => {
  const folder = create({ ...library, name: '@angular/cdk', version: '22.0.0' });
  const { overrides } = manifestSchema.parse(JSON.parse(read(folder, 'package.json')));
  expect(overrides).toHaveProperty('@angular/core');
  expect(overrides).not.toHaveProperty('@angular/cdk');
});

it.each([
  ['the exact version of the CDK that the library works with', '22.1.7', '22.1.7'],
  [
    'its own version of the CDK where the library names a range',
    '^21.0.0',
    own.dependencies['@angular/cdk'],
  ],
])('pins %s', (_, range, version) => {
  const folder = create({ ...library, peerDependencies: { '@angular/cdk': range } });
  const { overrides } = manifestSchema.parse(JSON.parse(read(folder, 'package.json')));
  expect(overrides).toHaveProperty(['@angular/cdk'], version);
});

it('runs on the version of Node.js that the package brings', () => {
  const workflow: unknown = parse(read(create(), '.github/workflows/docs.yml'));
  expect(JSON.stringify(workflow)).toContain(`"node-version":"${own.dependencies.node}"`);
});

it('reads the manifest in a tarball', () => {
  create();
  mkdirSync(join(root, 'package'));
  writeFileSync(join(root, 'package/package.json'), JSON.stringify(library));
  execFileSync('tar', ['-czf', join(root, 'ui.tgz'), '-C', root, 'package']);
  const folder = join(root, 'from-tarball');
  createProject(process.cwd(), { folder, library: join(root, 'ui.tgz') });
  expect(read(folder, 'package.json')).toContain('"@acme/ui": "file:../ui.tgz"');
});

it('leaves a folder with files as it is', () => {
  const folder = create();
  writeFileSync(join(folder, 'site.ts'), 'mine');
  expect(() => create()).toThrow(`${folder}: expected a new folder or an empty one`);
  expect(read(folder, 'site.ts')).toBe('mine');
});

it('explains a path that is neither a package nor known to npm', () => {
  const folder = join(root, 'docs');
  const missing = join(root, 'missing.tgz');
  expect(() => createProject(process.cwd(), { folder, library: missing })).toThrow(/--library: /);
  expect(existsSync(folder)).toBe(false);
});
