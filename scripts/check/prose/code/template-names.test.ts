/** @jest-environment node */
import { testNames } from '@/scripts/check/prose/prose.fixture';
import { checkTemplate } from './template-names';

const check = (html: string) => checkTemplate(html, testNames());

it('returns the message of the compiler when a template does not parse', () => {
  const [fault] = check('<p>\n{{ a b }}\n</p>');
  expect(fault?.message).toContain("Unexpected token 'b'");
});

it('reports attributes and listeners that no directive on the element uses', () => {
  expect(check('<p>\n  <a mat-flat>x</a>\n</p>')).toEqual([
    { line: 1, message: 'attribute "mat-flat" does nothing on <a>' },
  ]);
  expect(check('<mat-menu disabledInteractive />')).toEqual([
    {
      line: 0,
      message: 'attribute "disabledInteractive" does nothing on <mat-menu>',
    },
  ]);
  expect(check('<mat-menu (menuClosd)="a()" />')).toEqual([
    { line: 0, message: 'nothing on <mat-menu> emits "menuClosd"; did you mean "menuClosed"?' },
  ]);
  expect(check('<button matButton (menuClosed)="a()"></button>')).toHaveLength(1);
});

it('ignores HTML, events, slots and components of the author', () => {
  const html = `
    @if (a) {
      <button matButton disabledInteractive (click)="a()" data-x="1" appHint>
        <svg viewBox="0 0 1 1"></svg><b progressIndicator cdkFocusInitial></b>
      </button>
      <app-trip [anyThing]="1" (anyEvent)="a()" someInput="2" />
    }`;
  expect(check(html)).toEqual([]);
});
