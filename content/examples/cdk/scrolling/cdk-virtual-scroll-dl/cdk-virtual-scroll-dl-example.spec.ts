import { CdkVirtualScrollViewport } from '@angular/cdk/scrolling';
import { TestBed } from '@angular/core/testing';
import { By } from '@angular/platform-browser';
import { CdkVirtualScrollDlExample } from './cdk-virtual-scroll-dl-example';

describe('CdkVirtualScrollDlExample', () => {
  it('renders a term and a description for each item', async () => {
    const fixture = TestBed.createComponent(CdkVirtualScrollDlExample);
    await fixture.whenStable();
    const element: HTMLElement = fixture.nativeElement;
    const debug = fixture.debugElement.query(By.directive(CdkVirtualScrollViewport));

    debug.injector.get(CdkVirtualScrollViewport).setRenderedRange({ start: 26, end: 29 });

    const children = () => [...element.querySelectorAll('dl > *')];
    await vi.waitFor(() => expect(children()[0]?.textContent).toBe('BA'));
    expect(children().map(({ tagName }) => tagName)).toEqual(['DT', 'DD', 'DT', 'DD', 'DT', 'DD']);
  });
});
