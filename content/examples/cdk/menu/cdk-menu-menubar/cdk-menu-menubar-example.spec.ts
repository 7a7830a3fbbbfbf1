import { TestBed } from '@angular/core/testing';
import { CdkMenuMenubarExample } from './cdk-menu-menubar-example';

describe('CdkMenuMenubarExample', () => {
  it('switches the grain off in the view menu', async () => {
    const fixture = TestBed.createComponent(CdkMenuMenubarExample);
    await fixture.whenStable();
    const element: HTMLElement = fixture.nativeElement;
    const [, , view] = element.querySelectorAll<HTMLElement>('[role="menuitem"]');

    view.click();
    await fixture.whenStable();
    const grain = document.querySelector<HTMLElement>('[role="menuitemcheckbox"]');
    expect(grain?.getAttribute('aria-checked')).toBe('true');

    grain?.click();
    await fixture.whenStable();
    expect(element.textContent).toContain('grain hidden');
  });
});
