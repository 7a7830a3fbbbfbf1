import { TestBed } from '@angular/core/testing';
import { FocusMonitorFocusViaExample } from './focus-monitor-focus-via-example';

describe('FocusMonitorFocusViaExample', () => {
  it('reports the origin that was asked for', async () => {
    const fixture = TestBed.createComponent(FocusMonitorFocusViaExample);
    document.body.append(fixture.nativeElement);
    await fixture.whenStable();
    const element: HTMLElement = fixture.nativeElement;
    const input = element.querySelector('input');
    const [mouse, , keyboard] = element.querySelectorAll('button');

    mouse.click();
    await vi.waitFor(() => expect(element.textContent).toContain('Focused via mouse'));
    expect(document.activeElement).toBe(input);
    expect(input?.classList).toContain('cdk-mouse-focused');

    keyboard.click();
    await vi.waitFor(() => expect(element.textContent).toContain('Focused via keyboard'));
    expect(input?.classList).toContain('cdk-keyboard-focused');
  });
});
