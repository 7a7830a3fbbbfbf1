import { isRealFault, type Unit } from './unit';

const real = (kind: Unit['kind'], code: string, message: string) =>
  isRealFault({ path: 'a.ts', line: 0, code, message }, kind);

it('reports every error of a checked block', () => {
  expect(real('checked', 'TS2304', "Cannot find name 'x'.")).toBe(true);
});

it.each([
  ['TS2339', "Property 'closs' does not exist on type 'MatDialogRef<X>'.", true],
  ['TS2305', "Module '@angular/material/button' has no exported member 'MatX'.", true],
  ['TS2307', "Cannot find module '@angular/material/buton' or …", true],
  ['TS2307', "Cannot find module './own' or …", false],
  ['TS2304', "Cannot find name 'dialog'.", false],
  ['TS2339', "Property 'dialog' does not exist on type 'Fragment'.", false],
])('reports %s %s in a fragment: %s', (code, message, expected) => {
  expect(real('fragment', code, message)).toBe(expected);
});

it.each([
  ['NG8001', "'mat-foo' is not a known element:", true],
  ['NG8001', "'app-foo' is not a known element:", false],
  ['NG8002', "Can't bind to 'x' since it isn't a known property of 'mat-menu'.", true],
  ['NG8002', "Can't bind to 'x' since it isn't a known property of 'app-menu'.", false],
  ['NG8002', "Can't bind to 'x' since it isn't a known property of 'input'.", true],
  ['TS4111', "Property 'a' comes from an index signature, …", false],
])('reports %s %s in a template: %s', (code, message, expected) => {
  expect(real('template', code, message)).toBe(expected);
});
