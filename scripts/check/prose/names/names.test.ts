/** @jest-environment node */
import { distance, hint, nearest } from '@/content/nearest';
import { declaredNames } from './declared-names';
import { selectorNames } from './library-names';
import { sassMembers } from './package-names';

describe('declaredNames', () => {
  it('finds declarations, members, exports and words in literal types', () => {
    const names = declaredNames(`
      declare class A { b: string; c(d: number): void; static ɵdir: X<A, "[ngModel]:not([e])">; }
      interface EventMap { "dragstart": Event }
      export { f as g };
    `);
    expect([...names]).toEqual(
      expect.arrayContaining(['A', 'b', 'c', 'd', 'ngModel', 'EventMap', 'dragstart', 'g']),
    );
    expect(names.has('f')).toBe(false);
  });
});

describe('selectorNames', () => {
  it('omits values and punctuation', () => {
    expect(selectorNames('button[matButton="filled"], a.big:not([mat-x])')).toEqual([
      'button',
      'matButton',
      'a',
      'big',
      'mat-x',
    ]);
  });
});

describe('nearest', () => {
  it('counts changed characters', () => {
    expect(distance('matButon', 'matButton')).toBe(1);
    expect(distance('', 'abc')).toBe(3);
  });

  it('finds a similar name in any letter case, and none that is too different', () => {
    expect(nearest('MatbUton', ['MatIcon', 'MatButton'])).toBe('MatButton');
    expect(nearest('x', ['MatButton'])).toBeUndefined();
    expect(hint('matButon', ['matButton'])).toBe('; did you mean "matButton"?');
    expect(hint('zzz', ['matButton'])).toBe('');
  });
});

describe('sassMembers', () => {
  it('lists mixins, functions and variables of the installed package', () => {
    expect(sassMembers()).toEqual(
      expect.arrayContaining(['theme', 'button-overrides', 'get-theme-type', '$azure-palette']),
    );
  });
});
