import { TestBed } from '@angular/core/testing';
import { CdkListboxValueBindingExample } from './cdk-listbox-value-binding-example';

describe('CdkListboxValueBindingExample', () => {
  it('shows what is set, and tells what is chosen', async () => {
    const fixture = TestBed.createComponent(CdkListboxValueBindingExample);
    await fixture.whenStable();
    const element: HTMLElement = fixture.nativeElement;
    const [all, , invert] = element.querySelectorAll('button');
    const options = [...element.querySelectorAll<HTMLElement>('[role="option"]')];
    const selected = () => options.map((option) => option.getAttribute('aria-selected') === 'true');

    invert.click();
    await fixture.whenStable();
    expect(selected()).toEqual([false, true, true, true]);

    all.click();
    await fixture.whenStable();
    expect(element.textContent).toContain('4 of 4 are sharp');

    options[2].click();
    await fixture.whenStable();
    expect(element.textContent).toContain('3 of 4 are sharp');
  });
});
