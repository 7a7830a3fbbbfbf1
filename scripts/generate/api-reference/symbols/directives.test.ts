/** @jest-environment node */
import { extractThing, removeFixtures, symbolOf, typeText } from '../extraction.fixture';

afterAll(removeFixtures);

const types = `
import * as i0 from '@angular/core';
import { EventEmitter } from '@angular/core';
declare class MatThing {
  /** Whether it is off. */
  get disabled(): boolean;
  set disabled(value: any);
  /** Its name. */
  label: string;
  readonly size: i0.InputSignalWithTransform<number, unknown>;
  readonly value: i0.ModelSignal<string | null>;
  get open(): boolean;
  set open(value: boolean | '');
  readonly openChange: EventEmitter<boolean>;
  readonly picked: i0.OutputEmitterRef<{ index: number; }>;
  set _config(value: string);
  _hidden: string;
  static ɵfac: i0.ɵɵFactoryDeclaration<MatThing, never>;
  static ɵcmp: i0.ɵɵComponentDeclaration<MatThing, " mat-thing,  button[matThing]:not([a,b]) ", ["matThing", "thing"],
    { "disabled": { "alias": "disabled"; "required": false; }; "label": { "alias": "matLabel"; "required": true; };
      "size": { "alias": "size"; "required": false; "isSignal": true; };
      "value": { "alias": "value"; "required": false; "isSignal": true; };
      "open": { "alias": "open"; "required": false; }; "_config": { "alias": "matThing"; "required": false; };
      "_hidden": { "alias": "_hidden"; "required": false; }; },
    { "value": "valueChange"; "openChange": "openChange"; "picked": "picked"; }, never,
    ["[matIcon]", "*"], true, [{ directive: typeof MatHost; inputs: { "color": "tint"; }; outputs: {}; }]>;
  static ngAcceptInputType_disabled: unknown;
}
declare class MatHost {
  static ɵdir: i0.ɵɵDirectiveDeclaration<MatHost, never, never, {}, {}, never, never, true, never>;
}
export { MatHost, MatThing };
`;

const source = `
@Component({
  selector: 'mat-thing',
  host: {
    'class': 'mat-thing',
    '[class.mat-open]': 'open',
    '[attr.aria-disabled]': 'disabled',
    '[style.width.px]': 'size()',
    '[id]': 'id',
    '(click)': '_toggle($event)',
  },
})
export class MatThing {
  @Input({transform: booleanAttribute})
  get disabled(): boolean { return this._disabled; }
  set disabled(value) { this._disabled = value; }
  private _disabled = false;
  @Input({alias: 'matLabel', required: true}) label = 'never shown';
  readonly size = input(24, {transform: numberAttribute});
  readonly value = model<string | null>(null);
  @Input() get open() { return this._open(); }
  private _open = signal(true);
  @Output() readonly openChange = new EventEmitter<boolean>();
  @HostListener('keydown', ['$event']) _onKey(event: KeyboardEvent) {}
  @HostBinding('tabindex') _tabIndex = 0;
}
`;

const thing = () => symbolOf(extractThing(types, source), 'component', 'MatThing');
const inputOf = (name: string) => thing().inputs.find((input) => input.name === name);

describe('components', () => {
  it('have selectors split at top-level commas, exportAs and slots', () => {
    expect(thing()).toMatchObject({
      selectors: ['mat-thing', 'button[matThing]:not([a,b])'],
      exportAs: ['matThing', 'thing'],
      slots: ['[matIcon]', '*'],
      standalone: true,
    });
  });

  it('have aliases and required inputs, and required inputs have no default', () => {
    expect(inputOf('label')).toEqual({
      name: 'label',
      anchor: 'MatThing-label',
      description: 'Its name.',
      binding: 'matLabel',
      type: [{ text: 'string' }],
      required: true,
    });
  });

  it('have the accepted type, the transform and the default of an accessor', () => {
    const input = inputOf('disabled');
    expect(typeText(input?.type)).toBe('boolean');
    expect(typeText(input?.writeType)).toBe('unknown');
    expect(input).toMatchObject({ transform: 'booleanAttribute', default: 'false' });
  });

  it('have the setter type of an input without transform, and the default from its signal', () => {
    const input = inputOf('open');
    expect(typeText(input?.writeType)).toBe("boolean | ''");
    expect(input).toMatchObject({ default: 'true', twoWay: true });
  });

  it('have the value type of signal inputs', () => {
    const input = inputOf('size');
    expect(typeText(input?.type)).toBe('number');
    expect(typeText(input?.writeType)).toBe('unknown');
    expect(input).toMatchObject({ signal: true, default: '24', transform: 'numberAttribute' });
    expect(input).not.toHaveProperty('model');
  });

  it('have an input and an output for a model', () => {
    expect(inputOf('value')).toMatchObject({ model: true, signal: true, twoWay: true });
    expect(inputOf('value')?.default).toBe('null');
    const output = thing().outputs.find(({ model }) => model);
    expect(output).toMatchObject({ binding: 'valueChange', anchor: 'MatThing-valueChange' });
    expect(typeText(output?.type)).toBe('string | null');
  });

  it('have outputs with the type of the event', () => {
    const types = thing().outputs.map(({ name, type }) => [name, typeText(type)]);
    expect(types).toContainEqual(['openChange', 'boolean']);
    expect(types).toContainEqual(['picked', '{ index: number; }']);
  });

  it('list an input by its binding, not by the name of its property', () => {
    expect(inputOf('_config')).toMatchObject({ binding: 'matThing', anchor: 'MatThing-matThing' });
    expect(inputOf('_hidden')).toBeUndefined();
  });

  it('have links to host directives and their exposed inputs and outputs', () => {
    expect(thing().hostDirectives).toEqual([
      {
        directive: { name: 'MatHost', ref: 'material-thing#MatHost' },
        inputs: { color: 'tint' },
        outputs: {},
      },
    ]);
  });

  it('have host bindings of the decorator and of members, without handlers and private names', () => {
    expect(thing().host).toEqual([
      { kind: 'attribute', name: 'class', value: 'mat-thing', static: true },
      { kind: 'class', name: 'mat-open', value: 'open' },
      { kind: 'attribute', name: 'aria-disabled', value: 'disabled' },
      { kind: 'style', name: 'width.px', value: 'size()' },
      { kind: 'property', name: 'id', value: 'id' },
      { kind: 'event', name: 'click', value: '' },
      { kind: 'event', name: 'keydown', value: '' },
      { kind: 'property', name: 'tabindex', value: '' },
    ]);
  });
});

it('lists bindings that the library marks as private, unless the property also begins with "_"', () => {
  const doc = extractThing(`
    import * as i0 from '@angular/core';
    export declare class MatInput {
      /** The value.
        * @docs-private */
      value: string;
      /** @docs-private */
      _tabindex: number;
      /** @docs-private */
      controlType: string;
      static ɵdir: i0.ɵɵDirectiveDeclaration<MatInput, "input", never,
        { "value": "value"; "_tabindex": "tabindex"; }, {}, never, never, true, never>;
    }`);
  const { inputs, properties } = symbolOf(doc, 'directive', 'MatInput');
  expect(inputs.map(({ name }) => name)).toEqual(['value']);
  expect(properties).toEqual([]);
});

it('reads a directive without a selector', () => {
  const host = symbolOf(extractThing(types), 'directive', 'MatHost');
  expect(host.selectors).toEqual([]);
});

it('gives an output another anchor than an input with the same name', () => {
  const doc = extractThing(`
    import * as i0 from '@angular/core';
    export declare class MatDrawer {
      opened: boolean;
      readonly _openedStream: i0.OutputEmitterRef<void>;
      static ɵdir: i0.ɵɵDirectiveDeclaration<MatDrawer, "mat-drawer", never, { "opened": "opened"; },
        { "_openedStream": "opened"; }, never, never, false, never>;
    }`);
  const drawer = symbolOf(doc, 'directive', 'MatDrawer');
  expect(drawer.inputs[0]?.anchor).toBe('MatDrawer-opened');
  expect(drawer.outputs[0]).toMatchObject({ binding: 'opened', anchor: 'MatDrawer-opened-output' });
});
