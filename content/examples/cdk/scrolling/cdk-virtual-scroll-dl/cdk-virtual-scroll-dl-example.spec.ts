import { CdkVirtualScrollViewport } from '@angular/cdk/scrolling';
import { TestBed } from '@angular/core/testing';
import { By } from '@angular/platform-browser';
import { CdkVirtualScrollDlExample } from './cdk-virtual-scroll-dl-example';

describe('CdkVirtualScrollDlExample', () => {
  it('renders a term and a description for each item', async () => {
    const fixture = TestBed.createComponent(CdkVirtualScrollDlExample);
    await fixture.whenStable();
    const element: HTMLElement = fixture.nativeElement;
    const debug = fixture.debugElement.query(By.directive(CdkVirtualScrollViewport));

    const viewport = debug.injector.get(CdkVirtualScrollViewport);
    const terms = () => [...element.querySelectorAll('dt')].map(({ textContent }) => textContent);

    vi.spyOn(viewport, 'measureScrollOffset').mockReturnValue(26 * 60);
    viewport.checkViewportSize();

    // 100 pixels before what is at the top, and 200 after it.
    await vi.waitFor(() => expect(terms()).toEqual(['AY', 'AZ', 'BA', 'BB', 'BC', 'BD']));
    expect(element.querySelectorAll('dt + dd')).toHaveLength(6);
  });
});
