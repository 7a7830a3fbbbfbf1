import { CdkVirtualScrollViewport } from '@angular/cdk/scrolling';
import { TestBed } from '@angular/core/testing';
import { By } from '@angular/platform-browser';
import { CdkVirtualScrollAppendOnlyExample } from './cdk-virtual-scroll-append-only-example';

describe('CdkVirtualScrollAppendOnlyExample', () => {
  it('keeps the first items when later ones come into view', async () => {
    const fixture = TestBed.createComponent(CdkVirtualScrollAppendOnlyExample);
    await fixture.whenStable();
    const element: HTMLElement = fixture.nativeElement;
    const debug = fixture.debugElement.query(By.directive(CdkVirtualScrollViewport));
    await vi.waitFor(() => expect(element.querySelector('.letter')).not.toBeNull());

    debug.injector.get(CdkVirtualScrollViewport).setRenderedRange({ start: 30, end: 40 });

    await vi.waitFor(() => expect(element.textContent).toContain('Items 1 to 40 of 2000'));
    expect(element.querySelector('.letter')?.textContent).toBe('Letter 1');
  });
});
