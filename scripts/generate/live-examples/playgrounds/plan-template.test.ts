/** @jest-environment node */
import type { Value } from '@/lib/playground/model';
import { printTemplate } from '@/lib/playground/print-template';
import type { Library } from './library';
import { planTemplate } from './plan-template';

const library: Library = {
  directivesOn: (tag, attributes) => [
    ...(tag === 'my-lamp' ? ['MyLamp'] : []),
    ...(attributes.includes('myTip') ? ['MyTip'] : []),
  ],
  input: (classNames, binding) => {
    if (classNames.includes('MyLamp') && binding === 'lit') {
      return { ref: 'lamps#MyLamp-lit', default: false, accepts: ['boolean'] };
    }
    if (classNames.includes('MyTip') && binding === 'myTipLarge') {
      return { ref: 'lamps#MyTip-large', accepts: [] };
    }
    return classNames.includes('MyTip') && binding === 'myTip'
      ? { ref: 'lamps#MyTip-myTip', default: '', accepts: [] }
      : undefined;
  },
  option: () => undefined,
  exportsOf: (name) => [name],
};

/** Generates a template for some values of the knobs `lit`, `shape` and `size`. */
function print(template: string, values: Record<string, Value> = {}) {
  const refs: string[] = [];
  const nodes = planTemplate(template, 'lamp.html', {
    knobs: new Set(['lit', 'shape', 'size']),
    outputs: new Set(['press']),
    library,
    imported: new Set(['MyLamp', 'MyTip']),
    onSet: (_, ref) => void refs.push(ref),
    onSameName: (knob, ref) => void refs.push(`${knob}: ${ref}`),
  });
  const printed = printTemplate(nodes, { lit: false, shape: 'round', size: 3, ...values });
  return { code: printed.lines.join('\n'), used: [...printed.used], refs };
}

it.each<[string, Record<string, Value>, string]>([
  ['<my-lamp [lit]="lit()">{{ shape() }}</my-lamp>', {}, '<my-lamp>round</my-lamp>'],
  ['<my-lamp [(lit)]="lit" />', { lit: true }, '<my-lamp lit />'],
  ['<my-lamp [lit]="!lit()" />', {}, '<my-lamp lit />'],
  ['<b [myTip]="shape()">x</b>', { shape: '' }, '<b myTip>x</b>'],
  ['<b [title]="name + shape()">x</b>', {}, `<b [title]="name + 'round'">x</b>`],
  ['<b (click)="press.emit($event); go(size())">x</b>', {}, '<b (click)="go(3)">x</b>'],
  ['<b (click)="press.emit()" (keyup)="lit.set(true)">x</b>', {}, '<b>x</b>'],
  ['<b>{{ total() * size() }} of {{ size() }}</b>', {}, '<b>{{ total() * 3 }} of 3</b>'],
  ['@if (lit()) {<i>on</i>} @else if (size() === 3) {<i>3</i>} @else {<i>off</i>}', {}, '<i>3</i>'],
  ['@if (lit() || shape() !== "flat") {<i>a</i>}', { shape: 'flat' }, ''],
  ['@switch (shape()) {@case ("flat") {<i>f</i>} @default {<i>d</i>}}', {}, '<i>d</i>'],
  [
    '@for (x of list(size()); track x) {<i>{{ x }}</i>} @empty {none}',
    {},
    '@for (x of list(3); track x) {\n  <i>{{ x }}</i>\n}\n@empty {\n  none\n}',
  ],
  ['@if (ready() && lit()) {<i>a</i>}', {}, '@if (ready() && false) {\n  <i>a</i>\n}'],
  ['<br><!-- a word -->', {}, '<br />'],
])('generates %s for %j', (template, values, code) => {
  expect(print(template, values).code).toBe(code);
});

it('finds the classes that each element uses', () => {
  const template = '<my-lamp />@if (lit()) {<b myTip="x">x</b>}';
  expect(print(template).used).toEqual(['MyLamp']);
  expect(print(template, { lit: true }).used).toEqual(['MyLamp', 'MyTip']);
});

it('reports the input of the library that a knob sets', () => {
  expect(print('<my-lamp [lit]="lit()" [title]="shape()" />').refs).toEqual(['lamps#MyLamp-lit']);
});

it('reports the input of a structural directive, and an input with the name of a knob', () => {
  const { code, refs } = print('<b *myTip="it; large: lit()">x</b>', { lit: true });
  expect(code).toBe('<b *myTip="it; large: true">x</b>');
  expect(refs).toEqual(['lamps#MyTip-large']);
  const template = '@if (lit()) {<my-lamp lit />} @else {<my-lamp [lit]="false" />}';
  expect(new Set(print(template).refs)).toEqual(new Set(['lit: lamps#MyLamp-lit']));
});

it('throws for invalid HTML', () => {
  expect(() => print('<b>x</i>')).toThrow(/Unexpected closing tag "i"/);
});
