import { TestBed } from '@angular/core/testing';
import { CdkVirtualScrollOverviewExample } from './cdk-virtual-scroll-overview-example';

describe('CdkVirtualScrollOverviewExample', () => {
  it('renders a few of ten thousand stars', async () => {
    const fixture = TestBed.createComponent(CdkVirtualScrollOverviewExample);
    const element: HTMLElement = fixture.nativeElement;
    await fixture.whenStable();

    await vi.waitFor(() => expect(element.querySelector('.star')?.textContent).toBe('Star HD 1'));
    expect(element.querySelectorAll('.star').length).toBeLessThan(100);
  });
});
