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

    viewport.setRenderedRange({ start: 355, end: 365 });

    await vi.waitFor(() => expect(steps()[0].textContent).toContain('Step 356 of 365'));
    expect(steps().at(-1)?.textContent).toContain('the lantern');
    expect(steps()[0].classList.contains('odd')).toBe(true);
  });
});
