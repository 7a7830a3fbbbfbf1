/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { warningsOfSourceLinks } from './check-source-links';

const site = {
  repository: 'https://github.com/acme/ui',
  sourceFolder: 'src',
  packages: [{ key: 'ui', npm: '@acme/ui' }],
} as const;

const warnings = (manifest: object, folder = '/nowhere', fields: object = {}) =>
  warningsOfSourceLinks({ ...site, ...fields }, folder, () => ({ version: '1.2.0', ...manifest }));

it('names the folder that the manifest says', () => {
  const manifest = { repository: { directory: './projects/ui/' } };
  expect(warnings(manifest)).toEqual([
    'packages[0].folder: links to sources lead to "src/ui", but the package.json of @acme/ui says "projects/ui" (repository.directory)',
  ]);
  const packages = [{ key: 'ui', npm: '@acme/ui', folder: 'projects/ui' }];
  expect(warnings(manifest, undefined, { packages })).toEqual([]);
});

it('says nothing about manifests that say nothing', () => {
  expect(warnings({})).toEqual([]);
  expect(warnings({ repository: 'github:acme/ui' })).toEqual([]);
  expect(warnings({ gitHead: 'f'.repeat(40) })).toEqual([]);
});

it('compares the tag with the published commit, in a clone that has it', () => {
  const clone = mkdtempSync(join(tmpdir(), 'clone-'));
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-C', clone, '-c', 'user.name=A', '-c', 'user.email=a@b.test', ...args], {
      encoding: 'utf8',
    }).trim();
  git('init', '--quiet');
  git('-c', 'commit.gpgsign=false', 'commit', '--quiet', '--allow-empty', '--message', 'Release');
  git('tag', '@acme/ui@1.2.0');
  const gitHead = git('rev-parse', 'HEAD');
  expect(warnings({ gitHead }, clone)).toEqual([
    `tag: "v1.2.0" is not the commit that @acme/ui was published from, ${gitHead.slice(0, 8)} (gitHead); its tag is "@acme/ui@1.2.0"`,
  ]);
  expect(warnings({ gitHead }, clone, { tag: '@acme/ui@{version}' })).toEqual([]);
});
