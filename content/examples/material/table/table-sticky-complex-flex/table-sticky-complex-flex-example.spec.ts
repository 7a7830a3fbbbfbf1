import { TestBed } from '@angular/core/testing';
import { TableStickyComplexFlexExample } from './table-sticky-complex-flex-example';

describe('TableStickyComplexFlexExample', () => {
  it('sticks both outer rows and both outer columns', async () => {
    const fixture = TestBed.createComponent(TableStickyComplexFlexExample);
    await fixture.whenStable();
    const element: HTMLElement = fixture.nativeElement;
    const stuck = (selector: string) =>
      [...element.querySelectorAll(selector)].map((cell) =>
        cell.classList.contains('mat-mdc-table-sticky'),
      );

    // Flex rows stick as a whole, their outer cells too.
    expect(stuck('mat-header-row, mat-footer-row')).toEqual([true, true]);
    const [first, ...rest] = stuck('mat-row:first-of-type mat-cell');
    expect(first).toBe(true);
    expect(rest.pop()).toBe(true);
    expect(rest).toEqual(Array(6).fill(false));
    expect(element.querySelector('mat-row:first-of-type .mat-column-sum')?.textContent).toBe('43');
  });
});
