/** @jest-environment node */
import { extractApi } from '../extract';
import {
  extractThing,
  removeFixtures,
  symbolOf,
  typeText,
  writeFixture,
} from '../extraction.fixture';

afterAll(removeFixtures);

const typeOf = (types: string, name: string) => symbolOf(extractThing(types), 'type', name).type;

describe('printed types', () => {
  it('are on one line, without comments and without a leading bar of a union', () => {
    const type = typeOf(
      `export type Size =\n  | 'small' /* old */\n  // newer\n  | 'large';\n`,
      'Size',
    );
    expect(type).toEqual([{ text: "'small' | 'large'" }]);
  });

  it('resolve namespaces of the bundler and contain the module of foreign types', () => {
    const type = typeOf(
      `import * as i0 from '@angular/core';\nexport type T = i0.Signal<boolean>;`,
      'T',
    );
    expect(type).toEqual([{ text: 'Signal', from: '@angular/core' }, { text: '<boolean>' }]);
  });

  it('print the original name of a renamed import', () => {
    const type = typeOf(
      `import { Field as Field$2 } from '@angular/forms';\nexport type T = Field$2[];`,
      'T',
    );
    expect(type).toEqual([{ text: 'Field', from: '@angular/forms' }, { text: '[]' }]);
  });

  it('keep enum members and unique names inside object types as text', () => {
    const types = `
      declare enum Side { Start = 0 }
      type T = { Side: string; at: Side.Start; of: typeof Side };
      export { Side }; export type { T };`;
    expect(typeText(typeOf(types, 'T'))).toBe(
      '{ Side: string; at: [Side].Start; of: typeof [Side] }',
    );
  });

  it('have no links to types that are not exported', () => {
    expect(typeOf('type Inner$1 = 1;\ntype T = Inner$1;\nexport type { T };', 'T')).toEqual([
      { text: 'Inner' },
    ]);
  });
});

describe('names are resolved in the declaring file', () => {
  const docs = () =>
    extractApi(
      writeFixture({
        '@angular/cdk': {
          // The re-exporting entry point comes first, to test that the order does not matter.
          entryPoints: ['./menu', './overlay', './private'],
          types: {
            'overlay.d.ts': `export { Config$1 as Config, Ref } from './_chunk.js';`,
            'menu.d.ts': `
              import { Config as Config$1, Ref } from '@angular/cdk/overlay';
              export { Ref } from '@angular/cdk/overlay';
              import { Secret } from '@angular/cdk/private';
              /** Of the menu. */ interface Config { parent: Config$1; secret: Secret; }
              interface Wrapped extends Config$1 {}
              declare function make(config: Config, wrapped: Wrapped): Ref;
              export { make }; export type { Config };`,
            '_chunk.d.ts': `
              /** Of the overlay. */ interface Config$1 { width: string; }
              declare class Ref { config: Config$1; }
              export { Ref }; export type { Config$1 };`,
            'private.d.ts': `export interface Secret { x: number; }`,
          },
        },
      }),
    );
  const doc = (id: string) => {
    const found = docs().find((candidate) => candidate.id === id);
    if (!found) throw new Error(`no document ${id}`);
    return found;
  };

  it('links two symbols with the same name to their own documents', () => {
    const { properties } = symbolOf(doc('cdk-menu'), 'interface', 'Config');
    expect(properties[0]?.type).toEqual([{ text: 'Config', ref: 'cdk-overlay#Config' }]);
    const [signature] = symbolOf(doc('cdk-menu'), 'function', 'make').signatures;
    expect(signature?.parameters[0]?.type).toEqual([{ text: 'Config', ref: 'cdk-menu#Config' }]);
  });

  it('resolves the empty interface that a bundler declares for an imported one', () => {
    const [signature] = symbolOf(doc('cdk-menu'), 'function', 'make').signatures;
    expect(signature?.parameters[1]?.type).toEqual([{ text: 'Config', ref: 'cdk-overlay#Config' }]);
  });

  it('documents a re-exported symbol where it is declared, and lists it where it is re-exported', () => {
    expect(doc('cdk-menu').reexports).toEqual([
      { name: 'Ref', kind: 'class', ref: 'cdk-overlay#Ref' },
    ]);
    expect(symbolOf(doc('cdk-overlay'), 'class', 'Ref').import).toBe(
      "import { Ref } from '@angular/cdk/overlay';",
    );
  });

  it('creates no document and no links for private entry points', () => {
    expect(docs().map(({ id }) => id)).toEqual(['cdk-menu', 'cdk-overlay']);
    const { properties } = symbolOf(doc('cdk-menu'), 'interface', 'Config');
    expect(properties[1]?.type).toEqual([{ text: 'Secret' }]);
  });
});

it('documents a symbol in the entry point whose folder contains its source', () => {
  const docs = extractApi(
    writeFixture({
      '@angular/material': {
        entryPoints: ['./core', './select'],
        types: {
          'core.d.ts': `export { MatOption, MatRipple } from './_chunk.js';`,
          'select.d.ts': `import { MatOption } from './core.js';
            export { MatOption } from './_chunk.js'; export declare const x: MatOption;`,
          '_chunk.d.ts':
            'declare class MatOption {} declare class MatRipple {} export { MatOption, MatRipple };',
        },
        sources: {
          'material/core/option/option.ts': 'export class MatOption {}',
          'material/core/ripple/ripple.ts': 'export class MatRipple {}',
        },
      },
    }),
  );
  const names = docs.map(({ id, symbols }) => [id, symbols.map(({ name }) => name)]);
  expect(names).toEqual([
    ['material-core', ['MatOption']],
    ['material-ripple', ['MatRipple']],
    ['material-select', ['x']],
  ]);
  expect(docs[0]?.reexports).toEqual([
    { name: 'MatRipple', kind: 'class', ref: 'material-ripple#MatRipple' },
  ]);
  expect(docs[1]?.entryPoint).toBe('@angular/material/core');
});
