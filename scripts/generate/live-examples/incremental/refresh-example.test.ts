/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { exampleFixture } from '@/lib/examples/example.fixture';
import { liveManifestSchema } from '@/lib/examples/schema';
import { prerender } from '../prerender';
import { refreshExample } from './refresh-example';

jest.mock('../prerender');
const example = exampleFixture({ id: 'button-overview', title: 'New title' });
const scanned = {
  example,
  folder: '',
  sources: { 'button-overview-example.html': '<p>New</p>', 'button-overview-example.ts': '' },
};

const json = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const write = (file: string, value: unknown) => {
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value));
};

/** Writes the output of a full build, and the output of the builder for one example. */
function writeWorkspaceFor() {
  const root = mkdtempSync(join(tmpdir(), 'quick-'));
  const [generated, served, workspace] = ['generated', 'live', 'workspace'].map((name) =>
    join(root, name),
  );
  if (!generated || !served || !workspace) throw new Error('unreachable');
  const lists = { 'button-overview': ['/live/old.js'], 'button-other': ['/live/other.js'] };
  write(join(generated, 'stamp'), 'all');
  write(join(generated, 'catalogue.json'), [exampleFixture({ title: 'Old title' })]);
  write(join(generated, 'manifest.json'), {
    runtime: '/live/runtime.js',
    sheets: { 'button-overview': ['/live/button.css'] },
    base: [],
    examples: lists,
    stages: {},
    code: {},
  });
  for (const name of ['html', 'sources', 'code']) mkdirSync(join(generated, name));
  mkdirSync(join(served, 'alone'), { recursive: true });
  write(join(workspace, 'dist/browser/main-A.js'), 'main');
  write(join(workspace, 'dist/browser/chunk-B.js'), 'chunk');
  write(join(workspace, 'dist/browser-stats.json'), {
    outputs: { 'main-A.js': { entryPoint: 'src/main.ts' } },
  });
  return { generated, served, workspace: resolve(workspace) };
}

it('replaces the files of one example from the full build', async () => {
  const places = writeWorkspaceFor();
  const page = { id: example.id, html: '<p>New</p>', styles: ['p{margin:0}'] };
  jest.mocked(prerender).mockResolvedValue({ pages: [page], failed: new Map() });
  for (const build of [1, 2]) await refreshExample(scanned, build, places);
  const { generated, served } = places;
  const manifest = liveManifestSchema.parse(json(join(generated, 'manifest.json')));
  expect(manifest.runtime).toBe('/live/runtime.js');
  expect(manifest.ownRuntimes).toEqual({ 'button-overview': '/live/alone/main-A.js' });
  expect(manifest.examples['button-other']).toEqual(['/live/other.js']);
  expect(manifest.examples['button-overview']).toContain('/live/alone/chunk-B.js');
  // A second change adds no further stylesheet.
  expect(manifest.sheets['button-overview']).toEqual([
    '/live/button.css',
    expect.stringMatching(/^\/live\/alone\/button-overview\.\w+\.css$/),
  ]);
  expect(readFileSync(join(generated, 'html/button-overview.html'), 'utf8')).toBe('<p>New</p>');
  expect(json(join(generated, 'catalogue.json'))).toEqual([example]);
  expect(existsSync(join(served, 'alone/main-A.js'))).toBe(true);
  // The next full build must not treat this as up to date.
  expect(existsSync(join(generated, 'stamp'))).toBe(false);
});

it('changes nothing when the example cannot be pre-rendered', async () => {
  const places = writeWorkspaceFor();
  jest.mocked(prerender).mockResolvedValue({
    pages: [],
    failed: new Map([['button-overview', 'it throws']]),
  });
  await expect(refreshExample(scanned, 1, places)).rejects.toThrow(
    'button-overview: cannot be pre-rendered: it throws',
  );
  expect(existsSync(join(places.generated, 'stamp'))).toBe(true);
});
