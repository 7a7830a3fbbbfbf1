import { CdkVirtualScrollViewport } from '@angular/cdk/scrolling';
import { TestBed } from '@angular/core/testing';
import { By } from '@angular/platform-browser';
import { CdkVirtualScrollContextExample } from './cdk-virtual-scroll-context-example';

describe('CdkVirtualScrollContextExample', () => {
  it('numbers items by their place in the data, not in the page', async () => {
    const fixture = TestBed.createComponent(CdkVirtualScrollContextExample);
    await fixture.whenStable();
    const element: HTMLElement = fixture.nativeElement;
    const debug = fixture.debugElement.query(By.directive(CdkVirtualScrollViewport));
    const viewport = debug.injector.get(CdkVirtualScrollViewport);
    const steps = () => [...element.querySelectorAll('.step')];
    await vi.waitFor(() => expect(steps()[0]?.textContent).toContain('the door'));

    vi.spyOn(viewport, 'measureScrollOffset').mockReturnValue(365 * 44);
    viewport.checkViewportSize();

    await vi.waitFor(() => expect(steps()[0].textContent).toContain('Step 363 of 365'));
    expect(steps().at(-1)?.textContent).toContain('the lantern');
    expect(steps().map((step) => step.classList.contains('odd'))).toEqual([false, true, false]);
  });
});
