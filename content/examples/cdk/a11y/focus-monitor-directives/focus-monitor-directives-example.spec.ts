import { TestBed } from '@angular/core/testing';
import { FocusMonitorDirectivesExample } from './focus-monitor-directives-example';

describe('FocusMonitorDirectivesExample', () => {
  it('tells its own focus from the focus inside', async () => {
    const fixture = TestBed.createComponent(FocusMonitorDirectivesExample);
    await fixture.whenStable();
    const element: HTMLElement = fixture.nativeElement;
    const [first, second] = element.querySelectorAll('button');

    second.focus();
    await vi.waitFor(() => expect(element.textContent).toContain('all inside it: program'));

    first.focus();
    await vi.waitFor(() => expect(element.textContent).toContain('all inside it: no focus'));
    expect(element.textContent).toContain('only itself: no focus');
  });
});
