import { TestBed } from '@angular/core/testing';
import { TableStickyColumnsExample } from './table-sticky-columns-example';

describe('TableStickyColumnsExample', () => {
  it('sticks the first column and the last, and adds up the year', async () => {
    const fixture = TestBed.createComponent(TableStickyColumnsExample);
    await fixture.whenStable();
    const element: HTMLElement = fixture.nativeElement;
    const [, bergen] = element.querySelectorAll('tr');
    const stuck = [...bergen.cells].map((cell) => cell.classList.contains('mat-mdc-table-sticky'));

    expect(stuck).toHaveLength(14);
    expect(stuck.indexOf(true)).toBe(0);
    expect(stuck.lastIndexOf(true)).toBe(13);
    expect(stuck.filter(Boolean)).toHaveLength(2);
    expect(bergen.cells[13].textContent).toBe('2386');
  });
});
