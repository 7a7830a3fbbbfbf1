import { TestBed } from '@angular/core/testing';
import { CdkDialogStylingExample } from './cdk-dialog-styling-example';

describe('CdkDialogStylingExample', () => {
  it('opens a named dialog in a panel and over a backdrop with the classes', async () => {
    const fixture = TestBed.createComponent(CdkDialogStylingExample);
    await fixture.whenStable();
    const element: HTMLElement = fixture.nativeElement;

    element.querySelector('button')?.click();
    await fixture.whenStable();

    const dialog = document.querySelector('.curtain-panel [role="dialog"]');
    const title = document.getElementById(dialog?.getAttribute('aria-labelledby') ?? '');
    expect(title?.textContent).toBe('Curtain call');
    expect(document.querySelector('.cdk-overlay-backdrop.curtain-backdrop')).not.toBeNull();

    dialog?.querySelector('button')?.click();
    await vi.waitFor(() => expect(document.querySelector('.curtain-panel')).toBeNull());
  });
});
