import { CdkVirtualScrollViewport } from '@angular/cdk/scrolling';
import { TestBed } from '@angular/core/testing';
import { By } from '@angular/platform-browser';
import { CdkVirtualScrollParentScrollingExample } from './cdk-virtual-scroll-parent-scrolling-example';

describe('CdkVirtualScrollParentScrollingExample', () => {
  it('scrolls the element around the list', async () => {
    const fixture = TestBed.createComponent(CdkVirtualScrollParentScrollingExample);
    await fixture.whenStable();
    const element: HTMLElement = fixture.nativeElement;
    const page = element.querySelector<HTMLElement>('.page');
    const debug = fixture.debugElement.query(By.directive(CdkVirtualScrollViewport));
    const { scrollable } = debug.injector.get(CdkVirtualScrollViewport);

    expect(scrollable.getElementRef().nativeElement).toBe(page);
    await vi.waitFor(() => expect(page?.querySelector('.sheet')?.textContent).toBe('Sheet 1'));
    expect(page?.querySelectorAll('.sheet').length).toBeLessThan(100);
  });
});
