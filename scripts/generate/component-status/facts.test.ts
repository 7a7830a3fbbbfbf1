/** @jest-environment node */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allItems, findItem } from '@/lib/catalogue/items';
import { statusColumns } from '@/lib/status/columns';
import { statusRows } from '@/lib/status/rows';
import { declarationsIn, packageDeclarations } from './declarations';
import { factsOf } from './facts';
import { controlledElements, matchesSelector } from './signal-forms';
import { keyRowsIn, testedKeys } from './tested-keys';

const script = `class A {} A.ɵcmp = i0.ɵɵngDeclareComponent({ type: A, providers: [{ provide: NG_VALUE_ACCESSOR }],
  styles: ["@media (forced-colors: active) {}"] });
i0.ɵɵngDeclareClassMetadata({ type: A });
B.ɵdir = i0.ɵɵngDeclareDirective({ type: B, selector: "[b]" });`;

it('reads from compiled declarations what has styles and what is a control', () => {
  expect(Object.fromEntries(declarationsIn(script))).toEqual({
    A: { isStyled: true, knowsForcedColors: true, isControl: true },
    B: { isStyled: false, knowsForcedColors: false, isControl: false },
  });
});

it('finds elements with a field of a signal form, also within a script', () => {
  const [select, ...more] = controlledElements(
    'template: `<mat-select multiple [formField]="f.a"></mat-select><input matInput />`',
  );
  expect(more).toEqual([]);
  const matches = (selector: string) => select && matchesSelector(select, selector);
  expect(
    ['mat-select', '[multiple]', 'mat-select[multiple]', 'input[multiple]', '.x'].map(matches),
  ).toEqual([true, true, true, false, false]);
});

it('counts the rows of keys that end-to-end tests hold', () => {
  const keys = testedKeys();
  expect(keys.size).toBeGreaterThan(20);
  expect([...keys.values()].every((count) => count > 0)).toBe(true);
  const text = '| Key | Effect |\n| - | - |\n| <kbd>A</kbd> | a |\n| <kbd>B</kbd> | b |\n\nMore';
  expect(keyRowsIn(text)).toBe(2);
  expect(keyRowsIn('No table')).toBe(0);
});

it('refuses a test of a text that no item has', () => {
  const folder = mkdtempSync(join(tmpdir(), 'keys-'));
  writeFileSync(join(folder, 'a.spec.ts'), `keyTable('content/overviews/cdk/none.md', {});`);
  expect(() => testedKeys(folder)).toThrow('content/overviews/cdk/none.md is no text');
});

it('knows every item, and what is certain about some', () => {
  const known = { keys: testedKeys(), declarations: packageDeclarations() };
  const facts = allItems().map((item) => factsOf(item, known));
  const of = (id: string, packageName: string) =>
    facts.find((each) => each.id === id && each.package === packageName);
  expect(of('select', 'material')).toMatchObject({ harness: true, control: true });
  expect(of('select', 'material')?.signalForms.examples.length).toBeGreaterThan(0);
  expect(of('divider', 'material')).toMatchObject({ control: false, keys: 0 });
  expect(of('overlay', 'cdk')?.tokens).toBe(0);
  expect(of('button', 'material')?.addedIn).toBeNull();
  expect(of('drag-drop', 'cdk')?.addedIn).toBe('7');
  const rows = statusRows(facts);
  expect(rows.map(({ item }) => item)).toEqual(allItems());
  const newIn = (name: string) =>
    rows.find(({ item }) => item.name === name)?.cells[
      statusColumns.findIndex(({ key }) => key === 'new')
    ]?.text;
  expect([newIn('Timepicker'), newIn('Slider')]).toEqual(['19', '≤ 5']);
  expect(rows.every(({ cells }) => cells.every(({ text }) => text !== ''))).toBe(true);
  expect(() => statusRows(facts.map((each) => ({ ...each, id: 'none' })))).toThrow('no item');
  expect(findItem('none', 'cdk')).toBeUndefined();
});
