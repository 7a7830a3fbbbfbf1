/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DocItem } from '@/content/types';
import { allItems } from '@/lib/catalogue/items';
import { apiDocsOf } from './item-docs';
import { itemApi, itemApiJsonSchema, itemApiSchema, itemApiSchemaPath } from './item-json';
import type { ApiDoc } from './model';
import { readApiDoc } from './read-doc';
import { apiDocIds, apiSymbolIndex } from './symbol-index';
import { itemOfApiDoc, symbolUrl } from './symbol-url';

const root = process.cwd();
let folder: string;

const docOf = (id: string, symbolName?: string): ApiDoc => ({
  schemaVersion: 1,
  id,
  entryPoint: `@angular/${id}`,
  version: '1.2.3',
  symbols: symbolName
    ? [
        {
          kind: 'constant',
          name: symbolName,
          import: `import { ${symbolName} } from 'x';`,
          see: [],
          examples: [],
          description: 'See [it](api:cdk-a11y#FocusMonitor).',
          type: [{ text: 'Thing', ref: 'material-core#Thing' }],
        },
      ]
    : [],
  reexports: [],
});

const write = (name: string, value: unknown) =>
  writeFileSync(join(folder, '.generated/api', `${name}.json`), JSON.stringify(value));

function itemWith(apiDocId: string): DocItem {
  const item = allItems().find((candidate) => candidate.apiDocId === apiDocId);
  if (!item) throw new Error(`no item shows ${apiDocId}`);
  return item;
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'api-readers-'));
  mkdirSync(join(folder, '.generated/api'), { recursive: true });
  jest.spyOn(process, 'cwd').mockReturnValue(folder);
  write('material-button', docOf('material-button', 'SIZE'));
  write('material-button-testing', docOf('material-button-testing'));
  const { symbols, ...incomplete } = docOf('material-card', 'CARD');
  write('material-card', incomplete);
  write('material-chips', { ...incomplete, symbols: [{ ...symbols[0], type: 'Thing' }] });
  writeFileSync(join(folder, '.generated/api/material-list.json'), '{');
  const entry = { name: 'VERSION', kind: 'constant', url: '/cdk/platform/api#VERSION' };
  write('index', {
    schemaVersion: 1,
    docIds: ['cdk', 'material-core'],
    symbols: [
      { ...entry, docId: 'cdk' },
      { ...entry, docId: 'material-core', url: '/components/core/api#VERSION' },
    ],
  });
});

afterAll(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

describe('readApiDoc', () => {
  it('reads a document once per process', () => {
    expect(readApiDoc('material-button').symbols).toHaveLength(1);
    expect(readApiDoc('material-button')).toBe(readApiDoc('material-button'));
  });

  it('names the file that is missing or is not JSON', () => {
    expect(() => readApiDoc('material-gone')).toThrow(
      '.generated/api/material-gone.json: cannot be read; run `npm run generate`',
    );
    expect(() => readApiDoc('material-list')).toThrow(
      '.generated/api/material-list.json: is not JSON',
    );
  });

  it('names the field that does not match', () => {
    expect(() => readApiDoc('material-card')).toThrow(
      '.generated/api/material-card.json: field symbols: ',
    );
    expect(() => readApiDoc('material-chips')).toThrow(
      '.generated/api/material-chips.json: field symbols.0.type: ',
    );
  });
});

describe('apiDocsOf', () => {
  it('leaves out documents without symbols', () => {
    const docs = apiDocsOf(itemWith('material-button'));
    expect(docs.map(({ heading, doc }) => [heading, doc.id])).toEqual([
      [undefined, 'material-button'],
    ]);
  });

  it('returns the main document without a heading and the others with theirs, in order', () => {
    const docs = apiDocsOf({
      apiDocId: 'material-button',
      additionalApiDocs: [{ name: 'Again', path: 'material-button' }],
    });
    expect(docs.map(({ heading }) => heading)).toEqual([undefined, 'Again']);
  });
});

describe('apiSymbolIndex', () => {
  it('keeps symbols with the same name apart', () => {
    const entries = apiSymbolIndex().get('VERSION') ?? [];
    expect(entries.map(({ docId }) => docId)).toEqual(['cdk', 'material-core']);
    expect(apiSymbolIndex().get('Nothing')).toBeUndefined();
    expect(apiDocIds()).toEqual(['cdk', 'material-core']);
  });
});

describe('symbolUrl', () => {
  it.each([
    ['material-button#MatButton', '/components/button/api#MatButton'],
    ['material-button-testing#MatButtonHarness', '/components/button/api#MatButtonHarness'],
    ['cdk-keycodes#ENTER', '/cdk/keycodes/api#ENTER'],
    ['cdk-table#CdkTable-dataSource', '/cdk/table/api#CdkTable-dataSource'],
  ])('%s → %s', (ref, url) => {
    expect(symbolUrl(ref)).toBe(url);
  });

  it.each(['material-button', '#MatButton', 'material-button#a#b', 'material-button#'])(
    'rejects %s',
    (ref) => {
      expect(() => symbolUrl(ref)).toThrow('expected docId#anchor');
    },
  );

  it('rejects a document that no item shows', () => {
    expect(() => symbolUrl('material-gone#X')).toThrow('no doc item shows the document');
    expect(itemOfApiDoc('material-gone')).toBeUndefined();
  });
});

describe('itemApi', () => {
  it('matches its schema and lists the pages of its references', () => {
    const api = itemApi(itemWith('material-button'));
    expect(itemApiSchema.parse(api)).toEqual(api);
    expect(api.documents.map(({ id }) => id)).toEqual(['material-button']);
    expect(Object.keys(api.pages)).toEqual(['cdk-a11y', 'material-core']);
    expect(api.pages['cdk-a11y']).toMatch(/^https?:\/\/.+\/cdk\/a11y\/api$/);
    expect(api.$schema).toMatch(/\/assets\/api\.v1\.schema\.json$/);
  });

  it('has a committed schema that matches the model', () => {
    const committed: unknown = JSON.parse(
      readFileSync(join(root, 'public', itemApiSchemaPath), 'utf8'),
    );
    // To update it after a change of the model: tsx scripts/generate/api-reference/write/write-schema.ts
    expect(committed).toEqual(JSON.parse(JSON.stringify(itemApiJsonSchema())));
  });
});
