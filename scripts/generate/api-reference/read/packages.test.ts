/** @jest-environment node */
import { join } from 'node:path';
import type { ApiDoc } from '@/lib/api/model';
import { type ApiSymbol, symbolKinds } from '@/lib/api/symbol-model';
import { allItems } from '@/lib/catalogue/items';
import { extractApi } from '../extract';
import { symbolOf, typeText } from '../extraction.fixture';
import { checkAgainstContent } from '../write/check-content';
import { anchorsOf, validateDocs } from '../write/validate';

const folders = {
  '@angular/material': join(process.cwd(), 'node_modules/@angular/material'),
  '@angular/cdk': join(process.cwd(), 'node_modules/@angular/cdk'),
};

let docs: ApiDoc[];
beforeAll(() => {
  docs = extractApi(folders);
});

function doc(id: string): ApiDoc {
  const found = docs.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`no document ${id}`);
  return found;
}

describe('the installed packages', () => {
  it('have these numbers of symbols (update them only on purpose)', () => {
    const kinds = docs.flatMap(({ symbols }) => symbols.map(({ kind }) => kind));
    const counts = symbolKinds.map((kind) => [kind, kinds.filter((k) => k === kind).length]);
    expect(Object.fromEntries(counts)).toEqual({
      component: 83,
      directive: 153,
      pipe: 0,
      service: 41,
      harness: 99,
      class: 74,
      interface: 213,
      type: 92,
      enum: 18,
      function: 37,
      constant: 144,
      token: 95,
      ngmodule: 62,
    });
    expect(docs).toHaveLength(100);
  });

  it('have these numbers of members (update them only on purpose)', () => {
    const count = (list: (symbol: ApiSymbol) => readonly unknown[]) =>
      docs.flatMap(({ symbols }) => symbols.flatMap(list)).length;
    expect({
      inputs: count((s) => ('inputs' in s ? s.inputs : [])),
      outputs: count((s) => ('outputs' in s ? s.outputs : [])),
      properties: count((s) => ('properties' in s ? s.properties : [])),
      methods: count((s) => ('methods' in s ? s.methods : [])),
      host: count((s) => ('host' in s ? s.host : [])),
    }).toEqual({ inputs: 760, outputs: 155, properties: 1489, methods: 2239, host: 965 });
  });

  it('match the catalogue and the schema', () => {
    expect(() => validateDocs(docs)).not.toThrow();
    expect(() => checkAgainstContent(docs, allItems())).not.toThrow();
  });

  it('result in the same documents in two runs', () => {
    expect(JSON.stringify(extractApi(folders)) === JSON.stringify(docs)).toBe(true);
  });

  it('result in no names that the bundler added', () => {
    const texts = JSON.stringify(
      docs.map(({ symbols }) => symbols),
      (key, value: unknown) => (key === 'description' || key === 'examples' ? undefined : value),
    );
    expect(texts.match(/\b\w+\$\d+\b|\bi\d+\.|ɵ\w*/g)).toBeNull();
  });

  it('have unique ids on the page of every item', () => {
    for (const item of allItems()) {
      const ids = [item.apiDocId, ...item.additionalApiDocs.map(({ path }) => path)];
      const anchors = ids.flatMap((id) => anchorsOf(doc(id)));
      expect(anchors.filter((anchor, i) => anchors.indexOf(anchor) !== i)).toEqual([]);
    }
  });
});

describe('known difficulties', () => {
  it('a button has the inputs of its unexported base, and an alias', () => {
    const button = symbolOf(doc('material-button'), 'component', 'MatButton');
    expect(button.inputs.find(({ name }) => name === 'appearance')).toMatchObject({
      binding: 'matButton',
      anchor: 'MatButton-appearance',
    });
    expect(button.inputs.find(({ name }) => name === 'disabled')).toMatchObject({
      inheritedFrom: { name: 'MatButtonBase' },
      transform: 'booleanAttribute',
      default: 'false',
    });
    expect(button.selectors).toHaveLength(10);
  });

  it.each([
    ['material-select', 'MatSelect', 'panelWidth', "'auto'"],
    ['material-select', 'MatSelect', 'canSelectNullableOptions', 'false'],
    ['material-autocomplete', 'MatAutocomplete', 'hideSingleSelectionIndicator', 'false'],
    ['cdk-drag-drop', 'CdkDrag', 'disabled', 'false'],
    ['material-menu', 'MatMenu', 'xPosition', "'after'"],
    ['material-tooltip', 'MatTooltip', 'showDelay', '0'],
    ['material-button', 'MatFabButton', 'color', "'accent'"],
  ] as const)('%s: the default of %s.%s is found in injected options', (id, name, input, value) => {
    const found = doc(id).symbols.find((symbol) => symbol.name === name);
    const inputs = found && 'inputs' in found ? found.inputs : [];
    expect(inputs.find((entry) => entry.name === input)?.default).toBe(value);
  });

  it('host bindings and inputs contain no private names, handlers or functions of the library', () => {
    const symbols = docs.flatMap((document) => document.symbols);
    const bound = symbols.flatMap((s) => ('host' in s ? s.host : [])).filter((b) => !b.static);
    expect(bound.filter(({ value }) => /(^|[^\w'"-])_\w/.test(value))).toEqual([]);
    expect(bound.filter(({ kind, value }) => kind === 'event' && value !== '')).toEqual([]);
    const inputs = symbols.flatMap((s) => ('inputs' in s ? s.inputs : []));
    expect(new Set(inputs.map(({ transform }) => transform))).toEqual(
      new Set([undefined, 'booleanAttribute', 'numberAttribute']),
    );
  });

  it('an alias of a component is a constant with a link to it', () => {
    expect(symbolOf(doc('material-button'), 'constant', 'MatAnchor').aliasOf).toBe(
      'material-button#MatButton',
    );
  });

  it('a symbol that was renamed in its file is exported under its public name', () => {
    expect(symbolOf(doc('material-core'), 'service', 'ErrorStateMatcher').providedIn).toBe('root');
  });

  it('required and model inputs of the timepicker', () => {
    const input = symbolOf(doc('material-timepicker'), 'directive', 'MatTimepickerInput');
    expect(input.inputs.find(({ name }) => name === 'timepicker')).toMatchObject({
      binding: 'matTimepicker',
      required: true,
      signal: true,
    });
    expect(input.inputs.find(({ name }) => name === 'value')?.model).toBe(true);
    expect(input.outputs).toMatchObject([{ binding: 'valueChange', model: true }]);
  });

  it('arguments of a generic base in another package', () => {
    const source = symbolOf(doc('material-tree'), 'class', 'MatTreeFlatDataSource');
    const connect = source.methods.find(({ name }) => name === 'connect');
    expect(typeText(connect?.signatures[0]?.returns?.type)).toBe('Observable<F[]>');
  });

  it('overloads, and members of harnesses inherited across packages', () => {
    const loader = symbolOf(doc('material-button-testing'), 'harness', 'MatButtonHarness');
    expect(loader.methods.find(({ name }) => name === 'host')?.inheritedFrom).toEqual({
      name: 'ComponentHarness',
      ref: 'cdk-testing#ComponentHarness',
    });
    const element = symbolOf(doc('cdk-testing'), 'interface', 'TestElement');
    expect(element.methods.find(({ name }) => name === 'sendKeys')?.signatures).toHaveLength(2);
  });

  it('deprecations with the version of their removal', () => {
    const { text } = Object.fromEntries(
      symbolOf(
        doc('material-list-testing'),
        'interface',
        'BaseListItemHarnessFilters',
      ).properties.map((property) => [property.name, property]),
    );
    expect(text?.deprecated).toEqual({
      reason: 'Use the `fullText` filter instead.',
      removal: '16.0.0',
    });
  });

  it('tokens, enums and modules', () => {
    const config = symbolOf(doc('material-button'), 'token', 'MAT_BUTTON_CONFIG');
    expect(config.type).toEqual([
      { text: 'MatButtonConfig', ref: 'material-button#MatButtonConfig' },
    ]);
    const states = symbolOf(doc('material-ripple'), 'enum', 'RippleState').members;
    expect(states.map(({ name, value }) => [name, value])).toContainEqual(['HIDDEN', '3']);
    const { exports } = symbolOf(doc('material-button'), 'ngmodule', 'MatButtonModule');
    expect(exports).toContainEqual({ name: 'BidiModule', ref: 'cdk-bidi#BidiModule' });
  });

  it('the only document without symbols is the root of Angular Material', () => {
    expect(docs.filter(({ symbols }) => symbols.length === 0).map(({ id }) => id)).toEqual([
      'material',
    ]);
  });
});
