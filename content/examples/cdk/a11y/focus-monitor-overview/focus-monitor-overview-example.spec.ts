import { TestBed } from '@angular/core/testing';
import { FocusMonitorOverviewExample } from './focus-monitor-overview-example';

describe('FocusMonitorOverviewExample', () => {
  it('tells that the focus came by keyboard', async () => {
    const fixture = TestBed.createComponent(FocusMonitorOverviewExample);
    await fixture.whenStable();
    const element: HTMLElement = fixture.nativeElement;
    document.body.append(element);
    const [bell, other] = element.querySelectorAll('button');

    other.click();
    await vi.waitFor(() => expect(element.textContent).toContain('has focus, by keyboard'));
    expect(bell.classList).toContain('cdk-keyboard-focused');

    bell.blur();
    await vi.waitFor(() => expect(element.textContent).toContain('has no focus'));
  });
});
