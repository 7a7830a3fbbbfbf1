import { TestBed } from '@angular/core/testing';
import { CdkListboxTemplateFormsExample } from './cdk-listbox-template-forms-example';

describe('CdkListboxTemplateFormsExample', () => {
  it('binds the chosen days both ways', async () => {
    const fixture = TestBed.createComponent(CdkListboxTemplateFormsExample);
    await fixture.whenStable();
    const element: HTMLElement = fixture.nativeElement;
    const [monday, , friday] = element.querySelectorAll<HTMLElement>('[role="option"]');
    expect(friday.getAttribute('aria-selected')).toBe('true');

    monday.click();
    await fixture.whenStable();

    expect(monday.getAttribute('aria-selected')).toBe('true');
    expect(element.textContent).toContain('on 2 of 3 days');
  });
});
