import type { AttributeNode, Value } from './model';
import { printAttribute } from './print-attribute';

const bound = (name: string, fields: Partial<AttributeNode> = {}): AttributeNode => ({
  name,
  value: { knob: 'x' },
  ...fields,
});

it.each<[AttributeNode, Value, string | undefined]>([
  [bound('disabled', { default: false, accepts: ['boolean'] }), true, 'disabled'],
  [bound('disabled', { default: false, accepts: ['boolean'] }), false, undefined],
  [bound('removable', { default: true, accepts: ['boolean'] }), false, '[removable]="false"'],
  [bound('opened', { default: false }), true, '[opened]="true"'],
  [bound('value', { accepts: ['number'] }), 3, 'value="3"'],
  [bound('duration'), 3, '[duration]="3"'],
  [bound('label', { default: null }), '', undefined],
  [bound('label'), 'a "b" & c', 'label="a &quot;b&quot; &amp; c"'],
  [bound('matButton', { default: null, keep: true }), null, 'matButton'],
  [bound('attr.aria-label', { default: null }), 'Up', 'aria-label="Up"'],
  [bound('attr.tabindex', { default: null }), 0, 'tabindex="0"'],
  [bound('class.row', { default: null }), true, 'class="row"'],
  [bound('class.row', { default: null }), false, undefined],
  [bound('style.width.px', { default: null }), 40, '[style.width.px]="40"'],
  // An attribute without a known default is always printed, so that the code is correct for any default.
  [bound('overlap', { accepts: ['boolean'] }), false, '[overlap]="false"'],
])('writes %j at %j as %s', (attribute, value, text) => {
  expect(printAttribute(attribute, { x: value })).toBe(text);
});

it('prints the options of a structural directive, except defaults', () => {
  const option = { key: 'sticky', value: { knob: 'x' }, default: false };
  const row: AttributeNode = { name: '*row', text: ['cells'], options: [option] };
  expect(printAttribute(row, { x: true })).toBe('*row="cells; sticky: true"');
  expect(printAttribute(row, { x: false })).toBe('*row="cells"');
});

it('prints attributes without knobs unchanged', () => {
  expect(printAttribute({ name: '#menu' }, {})).toBe('#menu');
  expect(printAttribute({ name: '(click)', text: ['go(', { knob: 'x' }, ')'] }, { x: 'a' })).toBe(
    `(click)="go('a')"`,
  );
});
