import { TestBed } from '@angular/core/testing';
import { CdkTableRecycleRowsExample } from './cdk-table-recycle-rows-example';

describe('CdkTableRecycleRowsExample', () => {
  it('fills the same three elements each night', async () => {
    const fixture = TestBed.createComponent(CdkTableRecycleRowsExample);
    await fixture.whenStable();
    const element: HTMLElement = fixture.nativeElement;
    const column = (name: string) =>
      [...element.querySelectorAll(`td.cdk-column-${name}`)].map((cell) => cell.textContent);
    const numbers = column('element').sort();

    element.querySelector('button')?.click();
    await fixture.whenStable();

    expect(column('keeper')).toEqual(['Odile', 'Ines', 'Bruno']);
    expect(column('element').sort()).toEqual(numbers);
    expect(numbers).toEqual(['no. 1', 'no. 2', 'no. 3']);
  });
});
