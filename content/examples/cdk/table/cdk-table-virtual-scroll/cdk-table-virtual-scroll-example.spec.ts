import { CdkVirtualScrollViewport } from '@angular/cdk/scrolling';
import { TestBed } from '@angular/core/testing';
import { By } from '@angular/platform-browser';
import { CdkTableVirtualScrollExample } from './cdk-table-virtual-scroll-example';

describe('CdkTableVirtualScrollExample', () => {
  it('follows the range in view', async () => {
    const fixture = TestBed.createComponent(CdkTableVirtualScrollExample);
    await fixture.whenStable();
    const element: HTMLElement = fixture.nativeElement;
    const debug = fixture.debugElement.query(By.directive(CdkVirtualScrollViewport));
    const names = () => [...element.querySelectorAll('td.cdk-column-name')];

    const viewport = debug.injector.get(CdkVirtualScrollViewport);
    vi.spyOn(viewport, 'measureScrollOffset').mockReturnValue(2003 * 40);
    viewport.checkViewportSize();

    await vi.waitFor(() => expect(names()[0]?.textContent).toBe('Dry Lake 2001'));
    expect(names()).toHaveLength(8);
  });
});
