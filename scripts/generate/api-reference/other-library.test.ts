/** @jest-environment node */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { extractApi } from './extract';
import { removeFixtures, symbolOf, writeFixture } from './extraction.fixture';
import type { ApiExtractionError } from './read/errors';
import { repairDocs } from './write/repair-docs';
import { validateDocs } from './write/validate';

afterAll(removeFixtures);

/** A package that is neither Material nor the CDK, with its own `src`. */
function writeLamp() {
  return writeFixture({
    '@acme/lamp': {
      entryPoints: ['.', './glow'],
      types: {
        'lamp.d.ts': `export { Glow } from '@acme/lamp/glow';\nexport declare const watts: number;`,
        'glow.d.ts': `
          import * as i0 from '@angular/core';
          export declare class Glow {
            color: string;
            static ɵfac: i0.ɵɵFactoryDeclaration<Glow, never>;
            static ɵdir: i0.ɵɵDirectiveDeclaration<Glow, "[acmeGlow]", never, { "color": { "alias": "color"; "required": false; }; }, {}, never, never, true, never>;
          }`,
      },
      sources: {
        'lib/glow.ts': `
          /** Makes an element glow. */
          @Directive({ selector: '[acmeGlow]' })
          export class Glow { @Input() color: string = 'amber'; }`,
      },
    },
  });
}

it('documents a package with any scope, including facts from its sources', () => {
  const docs = extractApi(writeLamp());
  expect(() => validateDocs(docs)).not.toThrow();
  expect(docs.map(({ id, entryPoint }) => [id, entryPoint])).toEqual([
    ['lamp', '@acme/lamp'],
    ['lamp-glow', '@acme/lamp/glow'],
  ]);
  const [root, glow] = docs;
  expect(root?.reexports).toEqual([{ name: 'Glow', kind: 'directive', ref: 'lamp-glow#Glow' }]);
  if (!glow) throw new Error('no document of the directive');
  const directive = symbolOf(glow, 'directive', 'Glow');
  expect(directive).toMatchObject({ selectors: ['[acmeGlow]'], source: 'lamp/lib/glow.ts' });
  expect(directive.inputs[0]).toMatchObject({ name: 'color', default: "'amber'" });
});

it('resolves types that a file refers to without importing them', () => {
  const docs = extractApi(
    writeFixture({
      '@acme/lamp': {
        entryPoints: ['./glow'],
        types: {
          'color.d.ts': 'export interface Color { hue: number }',
          'glow.d.ts': `
            import * as i0 from '@angular/core';
            export { Color } from './color';
            export declare class Glow {
              readonly lit: import("@angular/core").ModelSignal<boolean>;
              mix(other: import("./color").Color): import("rxjs").Observable<import("./color").Color[]>;
              static ɵdir: i0.ɵɵDirectiveDeclaration<Glow, "[acmeGlow]", never, { "lit": { "alias": "lit"; "required": false; "isSignal": true; }; }, { "lit": "litChange"; }, never, never, true, never>;
            }`,
        },
        sources: { 'lib/glow.ts': 'export class Glow {}' },
      },
    }),
  );
  const [doc] = docs;
  if (!doc) throw new Error('no document');
  const glow = symbolOf(doc, 'directive', 'Glow');
  expect(glow.inputs[0]).toMatchObject({ name: 'lit', model: true, type: [{ text: 'boolean' }] });
  const [signature] = glow.methods[0]?.signatures ?? [];
  expect(signature?.parameters[0]?.type).toEqual([{ text: 'Color', ref: 'lamp-glow#Color' }]);
  expect(signature?.returns?.type).toEqual([
    { text: 'Observable', from: 'rxjs' },
    { text: '<' },
    { text: 'Color', ref: 'lamp-glow#Color' },
    { text: '[]>' },
  ]);
});

it('creates no document for undocumented entry points', () => {
  const docs = extractApi(writeLamp(), { isDocumented: (name) => name.endsWith('/glow') });
  expect(docs.map(({ id }) => id)).toEqual(['lamp-glow']);
});

it('finds declaration files in nested conditions of an export', () => {
  const folders = writeLamp();
  const file = join(folders['@acme/lamp'] ?? '', 'package.json');
  const nested = readFileSync(file, 'utf8').replace(
    '{"types":"./types/glow.d.ts"}',
    '{"import":{"types":"./types/glow.d.ts","default":"./glow.mjs"}}',
  );
  expect(nested).toContain('"import"');
  writeFileSync(file, nested);
  expect(extractApi(folders).map(({ id }) => id)).toContain('lamp-glow');
});

it('works without sources when they are not required', () => {
  const folders = writeLamp();
  rmSync(join(folders['@acme/lamp'] ?? '', 'fesm2022'), { recursive: true });
  expect(() => extractApi(folders)).toThrow('folder of bundles is missing');
  const docs = extractApi(folders, { needsSources: false });
  expect(docs.flatMap(({ symbols }) => symbols.map(({ name }) => name))).toContain('Glow');
});

/** Extracts the API of declarations that have faults, as for a site that is not strict. */
function extractWithFaults(types: Readonly<Record<string, string>>) {
  const faults: ApiExtractionError[] = [];
  const onFault = (fault: ApiExtractionError) => faults.push(fault);
  const folders = writeFixture({ '@acme/lamp': { entryPoints: ['./glow'], types } });
  const docs = repairDocs(extractApi(folders, { needsSources: false, onFault }), onFault);
  validateDocs(docs, onFault);
  return { docs, faults: faults.map(({ message }) => message) };
}

it('resolves the names that a bundler of declarations gives to shared files', () => {
  const { docs, faults } = extractWithFaults({
    '_utilities.d.ts': `type Placement = 'top' | 'bottom';\nexport type { Placement };`,
    'glow.d.ts': `export { Placement } from './_utilities.d';`,
  });
  expect(faults).toEqual([]);
  expect(docs[0]?.symbols).toMatchObject([{ kind: 'type', name: 'Placement' }]);
});

it('turns links into the site of the library into plain text, and keeps those into the web', () => {
  const { docs } = extractWithFaults({
    'glow.d.ts': `
      /** See [the glow](#/components/glow), [its demo](/demo) and [a spec](https://acme.test/glow). */
      export declare class Glow { on: boolean; }`,
  });
  expect(docs[0]?.symbols[0]?.description).toBe(
    'See the glow, its demo and [a spec](https://acme.test/glow).',
  );
});

it('omits what it cannot read, and documents the rest', () => {
  const { docs, faults } = extractWithFaults({
    'glow.d.ts': `
      import { Gone } from './gone';
      export { Missing } from '@angular/core';
      export declare namespace Lamps { const a: number; }
      export declare class Dim { color: string; static ɵdir: X<Dim, "dim", never, {"color": "color", "level": "level"}, {}, never, never, true>; }
      /** Like {@link Lamps}. */
      export declare class Glow { dim: Dim; lamps: typeof Lamps; other: Gone; }`,
  });
  expect(faults).toEqual([
    '@acme/lamp › types/glow.d.ts: cannot resolve "./gone"',
    '@acme/lamp › types/glow.d.ts › Missing: export cannot be resolved to a declaration',
    '@acme/lamp › types/glow.d.ts › Lamps: unknown declaration: ModuleDeclaration',
    '@acme/lamp › types/glow.d.ts › level: input or output without a declared member',
  ]);
  const [doc] = docs;
  if (!doc) throw new Error('no document');
  expect(symbolOf(doc, 'directive', 'Dim').inputs.map(({ name }) => name)).toEqual(['color']);
  const glow = symbolOf(doc, 'class', 'Glow');
  expect(glow.description).toBe('Like `Lamps`.');
  expect(JSON.stringify(glow)).not.toContain('lamp-glow#Lamps');
  expect(JSON.stringify(glow)).toContain('lamp-glow#Dim');
});

it('reads over a namespace of what is public without it', () => {
  const { docs, faults } = extractWithFaults({
    // Without an export statement, everything in a file of declarations is exported.
    'glow.d.ts': `
      declare namespace glow_d_exports { export { Glow, _Wire }; }
      export declare class Glow { on: boolean; }
      export declare class _Wire {}`,
  });
  expect(faults).toEqual([]);
  expect(docs[0]?.symbols.map(({ name }) => name)).toEqual(['Glow']);
});

it('keeps a document without public symbols', () => {
  const { docs, faults } = extractWithFaults({ 'glow.d.ts': 'export {};' });
  expect(docs).toHaveLength(1);
  expect(faults).toEqual(['@acme/lamp/glow: no public symbol was found']);
});
