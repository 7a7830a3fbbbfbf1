/** @jest-environment node */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allItems } from '@/lib/catalogue/items';
import { extractApi } from './extract';
import { extractThing, removeFixtures, writeFixture } from './extraction.fixture';
import { checkAgainstContent } from './write/check-content';
import { validateDocs } from './write/validate';

afterAll(removeFixtures);

const material = '@angular/material';
const good = { entryPoints: ['./thing'], types: { 'thing.d.ts': 'export declare const a = 1;' } };

describe('the extraction fails', () => {
  it('when a package is not installed', () => {
    expect(() => extractApi({ [material]: '/nowhere' })).toThrow(
      '@angular/material › /nowhere/package.json: manifest is missing',
    );
  });

  it('when the manifest of a package has no exports', () => {
    const folders = writeFixture({ [material]: good });
    writeFileSync(join(folders[material] ?? '', 'package.json'), '{"name":"x","version":"1"}');
    expect(() => extractApi(folders)).toThrow(/package\.json: field exports:/);
  });

  it('when a declaration file is missing', () => {
    const folders = writeFixture({ [material]: { ...good, entryPoints: ['./thing', './other'] } });
    expect(() => extractApi(folders)).toThrow(
      '@angular/material › ./types/other.d.ts: declaration file of the export "./other" is missing',
    );
  });

  it('when the bundles of a package or their sources are missing', () => {
    const folders = writeFixture({ [material]: good });
    const bundles = join(folders[material] ?? '', 'fesm2022');
    writeFileSync(join(bundles, 'all.mjs.map'), '{"sources":[]}');
    expect(() => extractApi(folders)).toThrow('fesm2022/all.mjs.map: source map without sources');
    writeFileSync(join(bundles, 'all.mjs.map'), '{"sources":[],"sourcesContent":[]}');
    expect(() => extractApi(folders)).toThrow('fesm2022: no source map contains sources');
    rmSync(bundles, { recursive: true });
    expect(() => extractApi(folders)).toThrow('fesm2022: folder of bundles is missing');
  });

  it.each([
    ['a file with a syntax error', 'export declare class {', /types\/thing\.d\.ts: /],
    [
      'a broken relative import',
      `export * from './gone.js';`,
      'types/thing.d.ts: cannot resolve "./gone.js"',
    ],
    [
      'a broken import of the package',
      `import { X } from '@angular/material/gone'; export declare const x: X;`,
      'types/thing.d.ts: cannot resolve "@angular/material/gone"',
    ],
    [
      'an export without a declaration',
      `export { Gone } from '@angular/core'; export declare const a = 1;`,
      'types/thing.d.ts › Gone: export cannot be resolved to a declaration',
    ],
    ['a file that is not a module', 'declare const a = 1;', 'declaration file is not a module'],
    [
      'an unknown kind of declaration',
      'export declare namespace N { const a = 1; }',
      'types/thing.d.ts › N: unknown declaration: ModuleDeclaration',
    ],
    [
      'unknown metadata',
      'export declare class A { static ɵnew: string; }',
      'types/thing.d.ts › A: unknown metadata ɵnew',
    ],
    [
      'metadata of an unknown form',
      'export declare class A { static ɵdir: ɵɵDirectiveDeclaration<A>; }',
      /A: metadata .* has an unknown form/,
    ],
    [
      'an unknown metadata value',
      'export declare class A { static ɵdir: X<A, 5, never, {}, {}, never, never, true>; }',
      'A: unknown metadata value 5',
    ],
    [
      'an input that no class declares',
      'export declare class A { static ɵdir: X<A, "a", never, {"x": "x"}, {}, never, never, true>; }',
      'types/thing.d.ts › x: input or output without a declared member',
    ],
    [
      'a signal input of an unknown type',
      'export declare class A { x: string; static ɵdir: X<A, "a", never, {"x": {"alias": "x"; "isSignal": true}}, {}, never, never, true>; }',
      'types/thing.d.ts › x: signal input of an unknown type',
    ],
  ])('for %s', (_, types, message) => {
    expect(() => extractThing(types)).toThrow(message);
  });
});

describe('validateDocs', () => {
  const doc = () => extractThing('export interface A { b: A; }');

  it('accepts valid documents', () => {
    expect(() => validateDocs([doc()])).not.toThrow();
  });

  it('fails for a document without symbols', () => {
    expect(() => validateDocs([extractThing('export declare const _a = 1;')])).toThrow(
      '@angular/material/thing: no public symbol was found',
    );
  });

  it('fails for a reference to a missing symbol', () => {
    const broken = doc();
    broken.reexports.push({ name: 'B', kind: 'class', ref: 'cdk-gone#B' });
    expect(() => validateDocs([broken])).toThrow('refers to cdk-gone#B, which does not exist');
  });

  it('fails for two members with the same id', () => {
    const twice = doc();
    twice.symbols.push(...doc().symbols);
    expect(() => validateDocs([twice])).toThrow('@angular/material/thing › A: duplicate anchor');
  });

  it('fails with the name of a symbol that does not match the schema', () => {
    const odd = doc();
    for (const symbol of odd.symbols) symbol.import = 'require A';
    expect(() => validateDocs([odd])).toThrow(
      '@angular/material/thing › A: field symbols.0.import',
    );
  });
});

describe('checkAgainstContent', () => {
  const doc = extractThing('export declare const a = 1;');
  const [item] = allItems();
  const showing = (apiDocId: string) =>
    item ? [{ ...item, id: 'thing', apiDocId, additionalApiDocs: [] }] : [];

  it('accepts an item for every document', () => {
    expect(() => checkAgainstContent([doc], showing('material-thing'))).not.toThrow();
  });

  it('names an entry point that no item shows', () => {
    expect(() => checkAgainstContent([doc], [])).toThrow(
      'no item shows the API of @angular/material/thing',
    );
  });

  it('names an item whose document does not exist', () => {
    const items = [...showing('material-thing'), ...showing('material-gone')];
    expect(() => checkAgainstContent([doc], items)).toThrow(
      '"material-gone", which no entry point',
    );
  });
});
