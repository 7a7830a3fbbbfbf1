import { TestBed } from '@angular/core/testing';
import { CdkOverlayPopoverExample } from './cdk-overlay-popover-example';

describe('CdkOverlayPopoverExample', () => {
  it('opens beside its button and closes with a click elsewhere', async () => {
    const fixture = TestBed.createComponent(CdkOverlayPopoverExample);
    document.body.append(fixture.nativeElement);
    await fixture.whenStable();
    const button = fixture.nativeElement.querySelector('button');
    const panel = () => document.querySelector('.panel');

    button.click();
    await fixture.whenStable();
    expect(panel()?.textContent).toContain('Three gulls');
    expect(button.getAttribute('aria-expanded')).toBe('true');

    document.body.click();
    await fixture.whenStable();
    expect(panel()).toBeNull();
    expect(button.getAttribute('aria-expanded')).toBe('false');
  });
});
