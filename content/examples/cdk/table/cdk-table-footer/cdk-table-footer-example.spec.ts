import { TestBed } from '@angular/core/testing';
import { CdkTableFooterExample } from './cdk-table-footer-example';

describe('CdkTableFooterExample', () => {
  it('adds up the column in the footer, and again after a change', async () => {
    const fixture = TestBed.createComponent(CdkTableFooterExample);
    await fixture.whenStable();
    const element: HTMLElement = fixture.nativeElement;
    const footer = () =>
      [...element.querySelectorAll('tfoot td')].map((cell) => cell.textContent.trim());
    expect(footer()).toEqual(['All fish', '61', '']);

    element.querySelector<HTMLElement>('[aria-label="Land: Cod"]')?.click();
    await fixture.whenStable();
    expect(footer()).toEqual(['All fish', '62', '']);
  });
});
