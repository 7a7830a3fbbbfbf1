import { TestBed } from '@angular/core/testing';
import { CdkListboxReactiveFormsExample } from './cdk-listbox-reactive-forms-example';

describe('CdkListboxReactiveFormsExample', () => {
  it('writes the choice to the form, and a reset back to the listbox', async () => {
    const fixture = TestBed.createComponent(CdkListboxReactiveFormsExample);
    await fixture.whenStable();
    const element: HTMLElement = fixture.nativeElement;
    const options = element.querySelectorAll<HTMLElement>('[role="option"]');

    options[2].click();
    await fixture.whenStable();
    expect(element.textContent).toContain('Glaze: Tenmoku');

    element.querySelector('button')?.click();
    await fixture.whenStable();
    expect(element.textContent).toContain('Glaze: Shino');
    expect(options[1].getAttribute('aria-selected')).toBe('true');
  });
});
