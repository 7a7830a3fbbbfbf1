import { CdkVirtualScrollViewport } from '@angular/cdk/scrolling';
import { TestBed } from '@angular/core/testing';
import { By } from '@angular/platform-browser';
import { CdkVirtualScrollWindowScrollingExample } from './cdk-virtual-scroll-window-scrolling-example';

describe('CdkVirtualScrollWindowScrollingExample', () => {
  it('takes the page as what scrolls, once it is opened', async () => {
    const fixture = TestBed.createComponent(CdkVirtualScrollWindowScrollingExample);
    await fixture.whenStable();
    const element: HTMLElement = fixture.nativeElement;
    expect(element.querySelector('cdk-virtual-scroll-viewport')).toBeNull();

    element.querySelector('button')?.click();
    await fixture.whenStable();

    const debug = fixture.debugElement.query(By.directive(CdkVirtualScrollViewport));
    const { scrollable } = debug.injector.get(CdkVirtualScrollViewport);
    expect(scrollable.getElementRef().nativeElement).toBe(document.documentElement);
    await vi.waitFor(() => expect(element.textContent).toContain('Passenger 1'));
    expect(element.textContent).not.toContain('Passenger 300');
  });
});
