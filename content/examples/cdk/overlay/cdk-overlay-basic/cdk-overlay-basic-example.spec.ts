import { TestBed } from '@angular/core/testing';
import { CdkOverlayBasicExample } from './cdk-overlay-basic-example';

describe('CdkOverlayBasicExample', () => {
  it('opens the panel and closes it with Escape', async () => {
    const fixture = TestBed.createComponent(CdkOverlayBasicExample);
    await fixture.whenStable();
    const element: HTMLElement = fixture.nativeElement;
    const button = element.querySelector('button');
    const panel = () => document.querySelector('[role="dialog"]');

    button?.click();
    await fixture.whenStable();
    expect(panel()?.textContent).toContain('high water stands highest');

    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', keyCode: 27, bubbles: true }),
    );
    await fixture.whenStable();
    expect(panel()).toBeNull();
    expect(button?.getAttribute('aria-expanded')).toBe('false');
  });
});
