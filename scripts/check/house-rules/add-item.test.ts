/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type * as Table from '@/content/doc-items';
import type { DocItem, DocItemRow } from '@/content/types';
import { apiSchemaVersion } from '@/lib/api/model';
import { apiPageOf } from '@/lib/api/page';
import { readFigure } from '@/lib/catalogue/figures';
import { findSectionItem, itemParams, neighborsOf } from '@/lib/catalogue/items';
import { library } from '@/lib/catalogue/library';
import { generatedFiles } from '@/lib/generated/files';
import { readOverview } from '@/lib/markdown/pages';
import { itemTabLinks } from '@/lib/navigation/item-tabs';
import { indexedPages } from '@/lib/navigation/pages';
import { redirectTable } from '@/lib/routes/redirects';
import { scanExamples } from '@/scripts/generate/live-examples/scan';

/** The row that an author adds. */
jest.mock('@/content/doc-items', () => {
  const row: DocItemRow = {
    id: 'gauge',
    name: 'Gauge',
    summary: 'A dial.',
    packageName: 'material',
  };
  const { docItems, itemFiles } = jest.requireActual<typeof Table>('@/content/doc-items');
  return { itemFiles, docItems: [...docItems, row] };
});

/** The files that an author adds. */
const files = {
  'content/overviews/material/gauge.md': 'A dial.\n\n## Marks\n\n<!-- example(gauge-marks) -->\n',
  'content/figures/material/gauge.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 136"><rect class="s"/></svg>',
  'content/examples/material/gauge/gauge-marks/gauge-marks-example.ts': `
import { Component } from '@angular/core';

/** @title Gauge with marks */
@Component({ selector: 'gauge-marks-example', templateUrl: 'gauge-marks-example.html' })
export class GaugeMarksExample {}
`,
  'content/examples/material/gauge/gauge-marks/gauge-marks-example.html': '<p>…</p>',
};

const apiDoc = (id: string, name: string) => ({
  schemaVersion: apiSchemaVersion,
  id,
  entryPoint: `@angular/${id}`,
  version: '1.2.3',
  symbols: [
    {
      kind: 'constant',
      name,
      import: `import { ${name} } from 'x';`,
      see: [],
      examples: [],
      type: [{ text: 'string' }],
    },
  ],
  reexports: [],
});

let root: string;
const write = (file: string, content: unknown) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), typeof content === 'string' ? content : JSON.stringify(content));
};

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'add-item-'));
  jest.spyOn(process, 'cwd').mockReturnValue(root);
  for (const [file, text] of Object.entries(files)) write(file, text);
  // The files that the build steps generate.
  const { folder } = library.examples;
  const { examples: scanned } = scanExamples({
    ...library,
    examples: { ...library.examples, folder: join(root, folder) },
  });
  const catalogue = scanned.map(({ example }) => example);
  write(generatedFiles.examples.catalogue, catalogue);
  write(generatedFiles.apiDoc('material-gauge'), apiDoc('material-gauge', 'GAUGE'));
  write(generatedFiles.apiDoc('material-gauge-testing'), apiDoc('material-gauge-testing', 'TEST'));
  write(generatedFiles.tokensOf('gauge'), { item: 'gauge', groups: [] });
});

afterAll(() => {
  jest.restoreAllMocks();
  rmSync(root, { recursive: true });
});

function gauge(): DocItem {
  const item = findSectionItem('components', 'gauge');
  if (!item) throw new Error('the catalog does not contain the row');
  return item;
}

it('lists the item with the others', () => {
  expect(itemParams()).toContainEqual({ section: 'components', item: 'gauge' });
  const { next } = neighborsOf(gauge());
  expect(next && neighborsOf(next).previous).toBe(gauge());
});

it('creates its tabs, its pages and the redirect from its root', () => {
  const pages = [
    '/components/gauge/overview',
    '/components/gauge/api',
    '/components/gauge/styling',
    '/components/gauge/examples',
    '/components/gauge/changes',
  ];
  expect(itemTabLinks(gauge()).map(({ href }) => href)).toEqual(pages);
  expect(indexedPages()).toEqual(
    expect.arrayContaining([...pages, '/components/gauge/examples/gauge-marks']),
  );
  expect(redirectTable).toContainEqual({ from: '/components/gauge', to: pages[0] });
});

it('reads its overview with the example, its drawing, and its API with the testing part', async () => {
  const { headings } = await readOverview(gauge());
  expect(headings.map(({ text }) => text)).toEqual(['Marks']);
  expect(readFigure(gauge())).toMatch(/^<rect /);
  const { parts } = apiPageOf(gauge(), () => () => []);
  expect(parts.map(({ heading, doc }) => [heading, doc.id])).toEqual([
    [undefined, 'material-gauge'],
    ['Testing', 'material-gauge-testing'],
  ]);
});
