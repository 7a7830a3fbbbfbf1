import { CdkVirtualScrollViewport } from '@angular/cdk/scrolling';
import { TestBed } from '@angular/core/testing';
import { By } from '@angular/platform-browser';
import { CdkVirtualScrollTemplateCacheExample } from './cdk-virtual-scroll-template-cache-example';

async function setUp() {
  const fixture = TestBed.createComponent(CdkVirtualScrollTemplateCacheExample);
  await fixture.whenStable();
  const element: HTMLElement = fixture.nativeElement;
  const debug = fixture.debugElement.query(By.directive(CdkVirtualScrollViewport));
  const viewport = debug.injector.get(CdkVirtualScrollViewport);
  /** Shows ten items, and tells the highest number among them. */
  const show = async (start: number) => {
    viewport.setRenderedRange({ start, end: start + 10 });
    await vi.waitFor(() =>
      expect(element.querySelector('.record')?.textContent).toContain(`Record ${start + 1}`),
    );
    const numbers = [...element.querySelectorAll('item-number')];
    return Math.max(...numbers.map(({ textContent }) => Number(textContent.match(/\d+/)?.[0])));
  };
  return { element, fixture, show };
}

describe('CdkVirtualScrollTemplateCacheExample', () => {
  it('uses items again', async () => {
    const { show } = await setUp();
    const first = await show(100);

    expect(await show(200)).toBe(first);
    expect(await show(300)).toBe(first);
  });

  it('makes new ones without the cache', async () => {
    const { element, fixture, show } = await setUp();
    element.querySelector('input')?.click();
    await fixture.whenStable();
    const first = await show(100);

    expect(await show(200)).toBe(first + 10);
  });
});
