import { TestBed } from '@angular/core/testing';
import { CdkTableDynamicColumnsExample } from './cdk-table-dynamic-columns-example';

describe('CdkTableDynamicColumnsExample', () => {
  it('adds and removes a column at its place', async () => {
    const fixture = TestBed.createComponent(CdkTableDynamicColumnsExample);
    await fixture.whenStable();
    const element: HTMLElement = fixture.nativeElement;
    const texts = (selector: string) =>
      [...element.querySelectorAll(selector)].map((cell) => cell.textContent);
    const toggle = async (index: number) => {
      element.querySelectorAll('input')[index].click();
      await fixture.whenStable();
    };
    expect(texts('th')).toEqual(['Area', 'Wind', 'Sea']);

    await toggle(2);
    await toggle(0);
    expect(texts('th')).toEqual(['Area', 'Sea', 'Visibility']);
    expect(texts('tbody tr:first-child td')).toEqual(['Outer bank', 'Rough', 'Good']);

    await toggle(0);
    expect(texts('th')).toEqual(['Area', 'Wind', 'Sea', 'Visibility']);
  });
});
