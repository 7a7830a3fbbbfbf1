import { TestBed } from '@angular/core/testing';
import { CdkPortalOverviewExample } from './cdk-portal-overview-example';

describe('CdkPortalOverviewExample', () => {
  it('shows the template in place of the component', async () => {
    const fixture = TestBed.createComponent(CdkPortalOverviewExample);
    await fixture.whenStable();
    const element: HTMLElement = fixture.nativeElement;
    const [log, notes] = element.querySelectorAll('button');
    expect(element.querySelector('section')?.textContent).toContain('Kiln log');

    notes.click();
    await fixture.whenStable();
    expect(element.querySelector('section')?.textContent).toContain('spy hole');

    log.click();
    await fixture.whenStable();
    expect(element.querySelector('section kiln-log')).not.toBeNull();
  });
});
