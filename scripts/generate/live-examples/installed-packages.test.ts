/** @jest-environment node */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installedPackages } from './installed-packages';

/** A folder with a `package.json` and these installed packages. */
function folderWith(packages: Readonly<Record<string, object>>): string {
  const root = mkdtempSync(join(tmpdir(), 'installed-'));
  writeFileSync(join(root, 'package.json'), '{"version":"1.0.0","devDependencies":{"core":"1"}}');
  for (const [name, manifest] of Object.entries(packages)) {
    mkdirSync(join(root, 'node_modules', name), { recursive: true });
    writeFileSync(join(root, 'node_modules', name, 'package.json'), JSON.stringify(manifest));
  }
  return root;
}

const root = folderWith({
  core: { version: '22.2.6' },
  ui: {
    version: '21.0.0',
    peerDependencies: { core: '^21.0.0', popper: '^2.0.0', gone: '1', optional: '1' },
    peerDependenciesMeta: { optional: { optional: true } },
  },
  popper: { version: '2.11.8' },
  optional: { version: '1.0.0' },
  luxon: { version: '3.0.0' },
  '@types/luxon': { version: '3.1.0' },
});
const library = { packages: ['ui'], installedIn: [join(root, 'node_modules')] };
const { versions, peers, overrides } = installedPackages(root, ['luxon', 'missing'], library);

it('has what the repository, the site and its examples use, with their peers and types', () => {
  expect(versions).toEqual({
    core: '22.2.6',
    ui: '21.0.0',
    popper: '2.11.8',
    luxon: '3.0.0',
    '@types/luxon': '3.1.0',
  });
  expect(peers).toMatchObject({ ui: ['core', 'popper'], luxon: [] });
});

it('overrides peers of other versions than a package wants', () => {
  expect(overrides).toEqual({ ui: { core: '22.2.6' } });
});

it('needs the same overrides as this repository', () => {
  expect(installedPackages(process.cwd()).overrides).toHaveProperty([
    '@angular/material-luxon-adapter',
    '@angular/material',
  ]);
});
