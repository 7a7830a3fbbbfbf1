import { ComponentFixture, TestBed } from '@angular/core/testing';
import { CdkTableBasicExample } from './cdk-table-basic-example';

describe('CdkTableBasicExample', () => {
  it('names the table and shows a row for each bell', async () => {
    const fixture: ComponentFixture<CdkTableBasicExample> =
      TestBed.createComponent(CdkTableBasicExample);
    await fixture.whenStable();
    const element: HTMLElement = fixture.nativeElement;
    const table = element.querySelector('table');
    const headers = [...element.querySelectorAll('th')].map((cell) => cell.textContent);

    expect(table?.getAttribute('aria-label')).toBe('Bells');
    expect(headers).toEqual(['Bell', 'Note', 'Weight in kg']);
    expect(element.querySelectorAll('tbody tr')).toHaveLength(4);
  });
});
