import { CdkVirtualScrollViewport } from '@angular/cdk/scrolling';
import { TestBed } from '@angular/core/testing';
import { By } from '@angular/platform-browser';
import { CdkVirtualScrollFixedBufferExample } from './cdk-virtual-scroll-fixed-buffer-example';

describe('CdkVirtualScrollFixedBufferExample', () => {
  it('renders further ahead with a wide buffer', async () => {
    const fixture = TestBed.createComponent(CdkVirtualScrollFixedBufferExample);
    await fixture.whenStable();
    const element: HTMLElement = fixture.nativeElement;
    const debug = fixture.debugElement.query(By.directive(CdkVirtualScrollViewport));
    const viewport = debug.injector.get(CdkVirtualScrollViewport);
    await vi.waitFor(() => expect(viewport.getRenderedRange().end).toBeLessThan(10));

    element.querySelector('input')?.click();

    // 1200 pixels of items of 40.
    await vi.waitFor(() => expect(viewport.getRenderedRange().end).toBeGreaterThanOrEqual(30));
    await vi.waitFor(() => expect(element.textContent).toMatch(/3\d of 5000 frames are rendered/));
  });
});
