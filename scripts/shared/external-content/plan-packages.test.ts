/** @jest-environment node */
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { generatorHere } from './generator';
import { explainMissingDependencies, planPackages } from './plan-packages';

/** Writes packages, by their folder. */
function write(manifests: Readonly<Record<string, object>>): string {
  const root = mkdtempSync(join(tmpdir(), 'packages-'));
  for (const [folder, manifest] of Object.entries(manifests)) {
    mkdirSync(join(root, folder), { recursive: true });
    writeFileSync(join(root, folder, 'package.json'), JSON.stringify(manifest));
  }
  return root;
}

const placesOf = (root: string) =>
  planPackages(join(root, 'docs'), join(root, 'site/node_modules')).packages.map(
    ({ to, version }) => `${to} ${version}`,
  );

it('follows dependencies and peers, and keeps nested versions', () => {
  const root = write({
    docs: { dependencies: { '@acme/ui': '1' } },
    'docs/node_modules/@acme/ui': {
      version: '1.0.0',
      dependencies: { styles: '^2', motion: '^1' },
      peerDependencies: { popper: '^2', absent: '*', '@angular/core': '^9' },
      peerDependenciesMeta: { absent: { optional: true } },
    },
    'docs/node_modules/styles': { version: '2.0.0' },
    'docs/node_modules/motion': { version: '1.0.0', dependencies: { styles: '^1' } },
    'docs/node_modules/motion/node_modules/styles': { version: '1.5.0' },
    'docs/node_modules/popper': { version: '2.1.0' },
    'docs/node_modules/@angular/core': { version: '9.0.0' },
    'site/node_modules/@angular/core': { version: '22.0.0' },
  });
  expect(placesOf(root)).toEqual([
    'node_modules/@acme/ui 1.0.0',
    'node_modules/styles 2.0.0',
    'node_modules/motion 1.0.0',
    'node_modules/motion/node_modules/styles 1.5.0',
    'node_modules/popper 2.1.0',
  ]);
});

it('does not replace a version that this repository uses', () => {
  const root = write({
    docs: { dependencies: { ui: '1', same: '^3' } },
    'docs/node_modules/ui': { version: '1.0.0', dependencies: { postcss: '^7' } },
    'docs/node_modules/postcss': { version: '7.0.0' },
    'docs/node_modules/same': { version: '3.0.0' },
    'site/node_modules/postcss': { version: '8.0.0' },
    'site/node_modules/same': { version: '3.1.0' },
  });
  expect(placesOf(root)).toEqual([
    'node_modules/ui 1.0.0',
    'node_modules/ui/node_modules/postcss 7.0.0',
  ]);
});

it('copies nothing that is installed beside the generator, whatever its version', () => {
  const root = write({
    docs: { dependencies: { ui: '1', linked: '1' } },
    'docs/node_modules/ui': { version: '1.0.0', peerDependencies: { postcss: '^7', gone: '1' } },
    'docs/node_modules/postcss': { version: '8.0.0' },
    'elsewhere/linked': { version: '1.0.0' },
  });
  symlinkSync(join(root, 'elsewhere/linked'), join(root, 'docs/node_modules/linked'));
  const { packages } = planPackages(join(root, 'docs'), join(root, 'docs/node_modules'));
  // A link leads out of the folder, where Node.js would find another Angular.
  expect(packages.map(({ to }) => to)).toEqual(['node_modules/linked']);
});

it('follows the links of pnpm', () => {
  const root = write({
    docs: { dependencies: { ui: '1' } },
    'docs/node_modules/.pnpm/ui@1/node_modules/ui': {
      version: '1.0.0',
      dependencies: { inner: '1' },
    },
    'docs/node_modules/.pnpm/ui@1/node_modules/inner': { version: '1.0.0' },
  });
  const link = join(root, 'docs/node_modules/ui');
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync('.pnpm/ui@1/node_modules/ui', link);
  expect(placesOf(root)).toEqual(['node_modules/ui 1.0.0', 'node_modules/inner 1.0.0']);
});

it('ends with one command that installs all that is missing', () => {
  const root = write({
    docs: { dependencies: { ui: '1' } },
    'docs/node_modules/ui': {
      version: '1.0.0',
      peerDependencies: { popper: '^2.1.0', localize: '^6 || ^7', other: 'workspace:*' },
    },
  });
  const { missing } = planPackages(join(root, 'docs'), join(root, 'site/node_modules'));
  const lines = explainMissingDependencies(missing, '/docs', generatorHere('/docs')).split('\n');
  expect(lines[1]).toBe('  popper, which ui needs');
  expect(lines.at(-1)).toBe(
    'Run: npm install --prefix /docs --legacy-peer-deps popper@^2.1.0 "localize@^6 || ^7" other',
  );
});
