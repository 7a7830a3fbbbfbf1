import { CdkVirtualScrollViewport } from '@angular/cdk/scrolling';
import { TestBed } from '@angular/core/testing';
import { By } from '@angular/platform-browser';
import { TableVirtualScrollExample } from './table-virtual-scroll-example';

describe('TableVirtualScrollExample', () => {
  it('renders the rows of the range in view and no others', async () => {
    const fixture = TestBed.createComponent(TableVirtualScrollExample);
    await fixture.whenStable();
    const element: HTMLElement = fixture.nativeElement;
    const debug = fixture.debugElement.query(By.directive(CdkVirtualScrollViewport));
    const viewport = debug.injector.get(CdkVirtualScrollViewport);
    expect(viewport.getDataLength()).toBe(10_000);

    vi.spyOn(viewport, 'measureScrollOffset').mockReturnValue(4000 * 52);
    viewport.checkViewportSize();

    await vi.waitFor(() => expect(element.querySelector('td')?.textContent).toBe('03999'));
    expect(element.querySelectorAll('td.mat-column-number')).toHaveLength(6);
  });
});
