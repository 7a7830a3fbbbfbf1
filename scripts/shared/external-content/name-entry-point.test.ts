/** @jest-environment node */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nameEntryPoint } from './name-entry-point';

const folder = mkdtempSync(join(tmpdir(), 'entry-'));

function nameOf(id: string, declarations: string): string | undefined {
  const file = join(folder, `${id}.d.ts`);
  writeFileSync(file, declarations);
  return nameEntryPoint(file, id);
}

const component = (name: string) =>
  `declare class ${name} {\n  static ɵcmp: i0.ɵɵComponentDeclaration<${name}, "x">;\n}\n`;
const other = (name: string) => `declare class ${name} {\n  open: boolean;\n}\n`;

it.each([
  ['buttongroup', 'ButtonGroup', 'Button group'],
  ['orderlist', 'OrderList', 'Order list'],
  ['inputotp', 'InputOTP', 'Input OTP'],
  ['blockui', 'AcmeBlockUI', 'Block UI'],
  ['htmleditor', 'HTMLEditorComponent', 'HTML editor'],
  ['animateonscroll', 'AnimateOnScroll', 'Animate on scroll'],
  ['inputnumber', 'NzInputNumberDirective', 'Input number'],
  ['button', 'Button', 'Button'],
  ['date-picker', 'NzDatePicker', 'Date picker'],
  ['input-otp', 'AcmeInputOTP', 'Input OTP'],
  ['i18n', 'NzI18nModule', 'I18n'],
  ['grid2d', 'AcmeGrid2d', 'Grid2d'],
  ['service', 'AcmeService', 'Service'],
])('names %s as %s does', (id, name, title) => {
  expect(nameOf(id, `${component(name)}export { ${name} };\n`)).toBe(title);
});

it('chooses what is shown in templates, and then what has the most words', () => {
  const shown = `${other('PickListA')}${other('PickList')}${component('Picklist')}`;
  expect(nameOf('picklist', `${shown}export { PickList, PickListA, Picklist };`)).toBe('Picklist');
  const classes = `${other('Dragdrop')}${other('DragDropModule')}`;
  expect(nameOf('dragdrop', `${classes}export { Dragdrop, DragDropModule };`)).toBe('Drag drop');
});

it('knows a class by the name by which it is exported', () => {
  expect(nameOf('keyfilter', `${component('a')}export { a as KeyFilter };`)).toBe('Key filter');
  expect(nameOf('keyfilter', `export ${component('KeyFilter')}`)).toBe('Key filter');
});

it.each([
  ['a class that is not exported', 'keyfilter', component('KeyFilter')],
  ['a part of it', 'keyfilter', `export ${component('KeyFilterItem')}`],
  ['fewer words than the folder', 'date-picker', `export ${component('Datepicker')}`],
  ['another entry point', 'base', `export ${component('BaseStyle')}`],
])('does not take the name of %s', (_, id, declarations) => {
  expect(nameOf(id, declarations)).toBeUndefined();
});

it('is unknown without declarations', () => {
  expect(nameEntryPoint(join(folder, 'gone.d.ts'), 'tree')).toBeUndefined();
});
