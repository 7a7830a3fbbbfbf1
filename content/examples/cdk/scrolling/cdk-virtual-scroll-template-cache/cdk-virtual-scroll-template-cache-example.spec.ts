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
  const offset = vi.spyOn(viewport, 'measureScrollOffset').mockReturnValue(0);
  /** Scrolls ten times to other items, and tells the highest number among the last ones. */
  const scroll = async () => {
    for (let first = 100; first <= 1000; first += 100) {
      offset.mockReturnValue(first * 40);
      viewport.checkViewportSize();
      // Three items before the one at the top are rendered too.
      await vi.waitFor(() =>
        expect(element.querySelector('.record span')?.textContent).toBe(`Record ${first - 2}`),
      );
    }
    const numbers = [...element.querySelectorAll('item-number')];
    return Math.max(...numbers.map(({ textContent }) => Number(textContent.match(/\d+/)?.[0])));
  };
  return { element, fixture, scroll };
}

describe('CdkVirtualScrollTemplateCacheExample', () => {
  it('uses items again', async () => {
    const { scroll } = await setUp();

    expect(await scroll()).toBeLessThan(30);
  });

  it('makes new ones without the cache', async () => {
    const { element, fixture, scroll } = await setUp();
    element.querySelector('input')?.click();
    await fixture.whenStable();

    expect(await scroll()).toBeGreaterThan(70);
  });
});
