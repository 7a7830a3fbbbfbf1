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

describe('inherited members', () => {
  const types = `
    import * as i0 from '@angular/core';
    interface Described {
      /** From the interface. */ describe(): void;
    }
    declare class Base<T, U = T[]> {
      /** Held by the base. */ value: T;
      list: T[];
      other: U;
      pick(value: T, ...rest: T[]): Promise<T>;
      /** Said by the base. */ say(): void;
      protected inside: T;
      static make(): void;
      /** @docs-private */ secret: string;
      color: string;
      static ɵdir: i0.ɵɵDirectiveDeclaration<Base<any>, never, never,
        { "color": { "alias": "color"; "required": false; }; }, {}, never, never, true, never>;
    }
    declare class MatThing extends Base<string | null> implements Described {
      say(): void;
      describe(): void;
      secret: string;
      protected own: number;
      ngOnDestroy(): void;
      writeValue(value: unknown): void;
      static ɵcmp: i0.ɵɵComponentDeclaration<MatThing, "mat-thing", never, {}, {}, never, never, true, never>;
    }
    export { MatThing };`;
  const source = `
    export class Base<T> { color = 'red'; value: T; list = []; }
    export class MatThing extends Base<string | null> { constructor() { super(); this.color = 'blue'; } }`;
  const thing = () => symbolOf(extractThing(types, source), 'component', 'MatThing');
  const property = (name: string) => thing().properties.find((p) => p.name === name);

  it('have their origin and the type arguments of the base', () => {
    expect(property('value')).toMatchObject({
      anchor: 'MatThing-value',
      description: 'Held by the base.',
      inheritedFrom: { name: 'Base' },
    });
    expect(typeText(property('value')?.type)).toBe('string | null');
    expect(typeText(property('list')?.type)).toBe('(string | null)[]');
    expect(typeText(property('other')?.type)).toBe('(string | null)[]');
    const pick = thing().methods.find(({ name }) => name === 'pick')?.signatures[0];
    expect(typeText(pick?.returns?.type)).toBe('Promise<string | null>');
    expect(pick?.parameters[1]).toMatchObject({ name: 'rest', rest: true });
  });

  it('include inputs that only a base class declares', () => {
    expect(thing().inputs).toMatchObject([{ name: 'color', inheritedFrom: { name: 'Base' } }]);
  });

  it('have the default that the subclass sets', () => {
    expect(thing().inputs[0]?.default).toBe("'blue'");
  });

  it('pass their comments to overrides and implementations', () => {
    const described = thing().methods.map(({ name, signatures }) => [
      name,
      signatures[0]?.description,
    ]);
    expect(described).toContainEqual(['say', 'Said by the base.']);
    expect(described).toContainEqual(['describe', 'From the interface.']);
  });

  it('exclude static, protected and private members, lifecycle and form callbacks', () => {
    const names = [...thing().properties, ...thing().methods].map(({ name }) => name);
    expect(names).toEqual(['own', 'value', 'list', 'other', 'say', 'describe', 'pick']);
    expect(property('own')?.protected).toBe(true);
  });

  it('are listed with the chain of bases', () => {
    expect(thing().ancestors).toEqual([{ name: 'Base' }]);
    expect(thing().extends.map(typeText)).toEqual(['Base<string | null>']);
    expect(thing().implements.map(typeText)).toEqual(['Described']);
  });
});

it('follows bases across packages and links them', () => {
  const docs = extractApi(
    writeFixture({
      '@angular/cdk': {
        entryPoints: ['./tree'],
        types: { 'tree.d.ts': 'export declare class CdkTree<T> { data: T; }' },
      },
      '@angular/material': {
        entryPoints: ['./tree'],
        types: {
          'tree.d.ts': `import { CdkTree as CdkTree$1 } from '@angular/cdk/tree';
            export declare class MatTree<D> extends CdkTree$1<D[]> {}`,
        },
      },
    }),
  );
  const tree = docs.flatMap(({ symbols }) => symbols).find(({ name }) => name === 'MatTree');
  expect(tree).toMatchObject({
    extends: [[{ text: 'CdkTree', ref: 'cdk-tree#CdkTree' }, { text: '<D[]>' }]],
    properties: [
      {
        name: 'data',
        type: [{ text: 'D[]' }],
        inheritedFrom: { name: 'CdkTree', ref: 'cdk-tree#CdkTree' },
      },
    ],
  });
});

it('adds parentheses to a function type that replaces a type parameter in a union', () => {
  const doc = extractThing(`
    declare class Base<T> { one: T | null; many: T[]; }
    declare class MatThing extends Base<() => void> {}
    export { MatThing };`);
  const types = symbolOf(doc, 'class', 'MatThing').properties.map(({ type }) => typeText(type));
  expect(types).toEqual(['(() => void) | null', '(() => void)[]']);
});

it('resolves the intersection types of mixins', () => {
  const doc = extractThing(`
    interface CanDisable { /** Off. */ disabled: boolean; }
    declare class Plain { id: string; }
    declare const _Mixed: (new (...args: any[]) => CanDisable) & typeof Plain;
    declare class MatThing extends _Mixed {}
    export { MatThing };`);
  const { properties } = symbolOf(doc, 'class', 'MatThing');
  expect(properties.map(({ name, inheritedFrom }) => [name, inheritedFrom?.name])).toEqual([
    ['disabled', 'CanDisable'],
    ['id', 'Plain'],
  ]);
});

it('merges host bindings: the nearest value wins, classes add up, each event is listed once', () => {
  const doc = extractThing(
    `import * as i0 from '@angular/core';
    declare class Base { static ɵdir: i0.ɵɵDirectiveDeclaration<Base, never, never, {}, {}, never, never, true, never>; }
    declare class MatThing extends Base {
      static ɵdir: i0.ɵɵDirectiveDeclaration<MatThing, "a", never, {}, {}, never, never, true, never>; }
    export { MatThing };`,
    `@Directive({host: {'role': 'group', 'class': 'base', 'ripple': '', '(click)': 'a()'}}) export class Base {}
    @Directive({host: {'role': 'menu', 'class': '', '(click)': 'b()'}}) export class MatThing extends Base {}`,
  );
  const inheritedFrom = { name: 'Base' };
  expect(symbolOf(doc, 'directive', 'MatThing').host).toEqual([
    { kind: 'attribute', name: 'role', value: 'menu', static: true },
    { kind: 'event', name: 'click', value: '' },
    { kind: 'attribute', name: 'class', value: 'base', static: true, inheritedFrom },
    { kind: 'attribute', name: 'ripple', value: '', static: true, inheritedFrom },
  ]);
});
