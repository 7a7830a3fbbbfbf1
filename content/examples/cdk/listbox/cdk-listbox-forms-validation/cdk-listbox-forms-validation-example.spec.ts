import { TestBed } from '@angular/core/testing';
import { CdkListboxFormsValidationExample } from './cdk-listbox-forms-validation-example';

describe('CdkListboxFormsValidationExample', () => {
  it('says when too few and when too many are chosen', async () => {
    const fixture = TestBed.createComponent(CdkListboxFormsValidationExample);
    await fixture.whenStable();
    const element: HTMLElement = fixture.nativeElement;
    const options = element.querySelectorAll<HTMLElement>('[role="option"]');
    const toggle = async (...indexes: number[]) => {
      for (const index of indexes) options[index].click();
      await fixture.whenStable();
    };
    const isInvalid = () => element.querySelector('ul')?.getAttribute('aria-invalid');
    expect(isInvalid()).toBe('true');
    expect(element.textContent).toContain('take two at least');

    await toggle(0);
    expect(isInvalid()).toBe('false');
    expect(element.textContent).toContain('a bouquet.');

    await toggle(1, 3);
    expect(element.textContent).toContain('The vase holds three kinds.');
  });
});
