/** @jest-environment node */
import { extractThing, removeFixtures, symbolOf, typeText } from '../extraction.fixture';

afterAll(removeFixtures);

describe('functions', () => {
  it('have all overloads, each with its own comment, defaults and `@throws`', () => {
    const doc = extractThing(
      `/**
        * Reads it.
        * @param key - The key.
        * @returns The value.
        * @throws When there is none.
        */
       export declare function read(key: string, limit?: number): string;
       /** @deprecated Use a text.
        *  @breaking-change 23.0.0 */
       export declare function read<T extends object = {}>(this: Window, ...keys: T[]): T;`,
      `export function read(key: string, limit = 5) {}`,
    );
    const symbol = symbolOf(doc, 'function', 'read');
    expect(symbol).not.toHaveProperty('deprecated');
    const [first, second] = symbol.signatures;
    expect(first).toEqual({
      typeParameters: [],
      parameters: [
        { name: 'key', type: [{ text: 'string' }], description: 'The key.' },
        { name: 'limit', type: [{ text: 'number' }], optional: true, default: '5' },
      ],
      returns: { type: [{ text: 'string' }], description: 'The value.' },
      description: 'Reads it.',
      throws: ['When there is none.'],
    });
    expect(second?.deprecated).toEqual({ reason: 'Use a text.', removal: '23.0.0' });
    expect(second?.parameters.map(({ name, rest }) => [name, rest])).toEqual([['keys', true]]);
    expect(second?.typeParameters).toEqual([
      { name: 'T', constraint: [{ text: 'object' }], default: [{ text: '{}' }] },
    ]);
  });

  it('are deprecated when all overloads are deprecated', () => {
    const doc = extractThing('/** @deprecated */ export declare function old(): void;');
    expect(symbolOf(doc, 'function', 'old').deprecated).toEqual({});
  });
});

describe('injection tokens', () => {
  const types = `
    import { InjectionToken } from '@angular/core';
    interface Options { wide: boolean; }
    /** Options. */
    declare const MAT_OPTIONS: InjectionToken<Options | null>;
    export { MAT_OPTIONS }; export type { Options };`;

  it('have the type of their value, their injector and their default', () => {
    const source = `export const MAT_OPTIONS = new InjectionToken<Options>('x', {
      providedIn: 'root', factory: () => ({wide: false}),
    });`;
    const token = symbolOf(extractThing(types, source), 'token', 'MAT_OPTIONS');
    expect(typeText(token.type)).toBe('[Options] | null');
    expect(token).toMatchObject({ providedIn: 'root', default: '{ wide: false }' });
  });

  it('are not confused with a class of the same name in another package', () => {
    const doc = extractThing(`declare class InjectionToken<T> {}
      export declare const X: InjectionToken<string>;`);
    expect(typeText(symbolOf(doc, 'constant', 'X').type)).toBe('[InjectionToken]<string>');
  });
});

describe('constants and enums', () => {
  it('have the literal value of the declaration, otherwise of the source', () => {
    const doc = extractThing(
      'export declare const A = 65; export declare const SIZES: Record<string, string>;',
      `export const SIZES = {\n  small: '(max-width: 599.98px) and (orientation: portrait)',\n  large: '(min-width: ' + '600px)',\n};`,
    );
    expect(symbolOf(doc, 'constant', 'A')).toMatchObject({ type: [{ text: '65' }], value: '65' });
    expect(symbolOf(doc, 'constant', 'SIZES').value).toContain('\n');
  });

  it('mark a constant that is an alias of a class', () => {
    const doc = extractThing(`declare class MatThing {}
      declare const MatAnchor: typeof MatThing; type MatAnchor = MatThing;
      export { MatThing, MatAnchor };`);
    expect(symbolOf(doc, 'constant', 'MatAnchor')).toMatchObject({
      aliasOf: 'material-thing#MatThing',
      import: "import { MatAnchor } from '@angular/material/thing';",
    });
    expect(doc.symbols.map(({ name }) => name)).toEqual(['MatThing', 'MatAnchor']);
  });

  it('list enum members with their values', () => {
    const doc = extractThing(`export declare enum Side { Start = 0, End = 1 << 2, Name = 'name',
      /** @docs-private */
      Hidden = 9 }`);
    const members = symbolOf(doc, 'enum', 'Side').members.map(({ anchor, value }) => [
      anchor,
      value,
    ]);
    expect(members).toEqual([
      ['Side-Start', '0'],
      ['Side-End', '4'],
      ['Side-Name', '"name"'],
    ]);
  });
});

describe('interfaces and object types', () => {
  it('have properties, methods and signatures', () => {
    const doc = extractThing(`export interface Thing<T> {
      readonly id?: string;
      render?(at: T): void;
      (value: T): string;
      new (value: T): Thing<T>;
      [key: string]: unknown;
    }`);
    const thing = symbolOf(doc, 'interface', 'Thing');
    expect(thing.import).toBe("import type { Thing } from '@angular/material/thing';");
    expect(thing.properties).toMatchObject([{ name: 'id', readonly: true, optional: true }]);
    expect(thing.methods).toMatchObject([{ name: 'render', optional: true }]);
    expect(typeText(thing.callSignatures[0]?.returns?.type)).toBe('string');
    expect(typeText(thing.constructSignatures[0]?.returns?.type)).toBe('[Thing]<T>');
    expect(thing.indexSignatures[0]?.parameters[0]?.name).toBe('key');
  });

  it('list the members of an object type', () => {
    const doc = extractThing(
      'export type Config = {\n/** Wide. */\nwide?: boolean; open(): void };',
    );
    const config = symbolOf(doc, 'type', 'Config');
    expect(config.properties).toMatchObject([
      { name: 'wide', anchor: 'Config-wide', description: 'Wide.', optional: true },
    ]);
    expect(config.methods).toMatchObject([{ name: 'open' }]);
  });
});

describe('classes by their Angular kind', () => {
  const types = `
    import * as i0 from '@angular/core';
    declare class MatPipe { transform(value: string): string;
      static ɵpipe: i0.ɵɵPipeDeclaration<MatPipe, "matPipe", true>; }
    declare class AutoService { static ɵprov: i0.ɵɵInjectableDeclaration<any>; }
    declare class OwnService { static ɵprov: i0.ɵɵInjectableDeclaration<any>; }
    declare class OldService { static ɵprov: i0.ɵɵInjectableDeclaration<any>; }
    declare class MatThingModule {
      static ɵmod: i0.ɵɵNgModuleDeclaration<MatThingModule, never, [typeof MatPipe], [typeof MatPipe, typeof i0.X]>; }
    declare class TestModule {}
    declare class Plain { constructor(size?: number, name?: string); }
    declare class Sealed { private constructor(); }
    export { AutoService, MatPipe, MatThingModule, OldService, OwnService, Plain, Sealed, TestModule };`;
  const source = `
    @Service() export class AutoService {}
    @Service({autoProvided: false}) export class OwnService {}
    @Injectable({providedIn: 'platform'}) export class OldService {}
    @NgModule({}) export class TestModule {}
    export class Plain { constructor(size = 5, name?: string) {} }`;
  const doc = () => extractThing(types, source);

  it('reads pipes', () => {
    expect(symbolOf(doc(), 'pipe', 'MatPipe')).toMatchObject({
      pipeName: 'matPipe',
      methods: [{ name: 'transform' }],
    });
  });

  it('reads `providedIn` of services', () => {
    const provided = (name: string) => symbolOf(doc(), 'service', name).providedIn;
    expect(provided('AutoService')).toBe('root');
    expect(provided('OwnService')).toBeUndefined();
    expect(provided('OldService')).toBe('platform');
  });

  it('reads the exports of modules, and modules that are published without compiled metadata', () => {
    expect(symbolOf(doc(), 'ngmodule', 'MatThingModule').exports).toEqual([
      { name: 'MatPipe', ref: 'material-thing#MatPipe' },
      { name: 'X', from: '@angular/core' },
    ]);
    expect(symbolOf(doc(), 'ngmodule', 'TestModule').exports).toEqual([]);
  });

  it('reads the constructors that are not private', () => {
    const [signature] = symbolOf(doc(), 'class', 'Plain').constructors;
    expect(signature).not.toHaveProperty('returns');
    expect(signature?.parameters).toMatchObject([
      { name: 'size', optional: true, default: '5' },
      { name: 'name', optional: true },
    ]);
    expect(symbolOf(doc(), 'class', 'Sealed').constructors).toEqual([]);
  });

  it('orders symbols by kind and then by name', () => {
    expect(doc().symbols.map(({ kind }) => kind)).toEqual([
      'pipe',
      'service',
      'service',
      'service',
      'class',
      'class',
      'ngmodule',
      'ngmodule',
    ]);
  });
});
