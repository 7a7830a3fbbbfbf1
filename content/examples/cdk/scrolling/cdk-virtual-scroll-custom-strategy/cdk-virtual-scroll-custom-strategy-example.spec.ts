import { CdkVirtualScrollViewport } from '@angular/cdk/scrolling';
import { TestBed } from '@angular/core/testing';
import { By } from '@angular/platform-browser';
import { CdkVirtualScrollCustomStrategyExample } from './cdk-virtual-scroll-custom-strategy-example';

describe('CdkVirtualScrollCustomStrategyExample', () => {
  it('renders what lies at the offset, with the sizes of the items before it added up', async () => {
    const fixture = TestBed.createComponent(CdkVirtualScrollCustomStrategyExample);
    await fixture.whenStable();
    const debug = fixture.debugElement.query(By.directive(CdkVirtualScrollViewport));
    const viewport = debug.injector.get(CdkVirtualScrollViewport);
    // Without layout the viewport is zero pixels high, so what is rendered is the item at its top.
    const scrollTo = (offset: number) => {
      vi.spyOn(viewport, 'measureScrollOffset').mockReturnValue(offset);
      viewport.checkViewportSize();
      return viewport.getRenderedRange();
    };

    expect(scrollTo(0)).toEqual({ start: 0, end: 5 });
    // One heading and thirty days take 64 + 960 pixels: this is the second heading.
    expect(scrollTo(1024)).toEqual({ start: 27, end: 36 });
    expect(scrollTo(1024 + 63)).toEqual({ start: 27, end: 36 });
    expect(scrollTo(1024 + 64)).toEqual({ start: 28, end: 37 });
  });
});
