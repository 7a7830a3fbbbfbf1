import { TestBed } from '@angular/core/testing';
import { CdkTableFixedLayoutExample } from './cdk-table-fixed-layout-example';

describe('CdkTableFixedLayoutExample', () => {
  it('changes what the cells hold while the layout stays fixed', async () => {
    const fixture = TestBed.createComponent(CdkTableFixedLayoutExample);
    await fixture.whenStable();
    const element: HTMLElement = fixture.nativeElement;
    const table = element.querySelector('table');
    expect(table?.classList).toContain('cdk-table-fixed-layout');
    expect(element.querySelector('td')?.textContent).toBe('Bdn');

    element.querySelector('input')?.click();
    await fixture.whenStable();

    expect(element.querySelector('td')?.textContent).toBe('Bourdon, stopped oak');
    expect(table?.classList).toContain('cdk-table-fixed-layout');
  });
});
