import { TestBed } from '@angular/core/testing';
import { CdkListboxDisabledExample } from './cdk-listbox-disabled-example';

describe('CdkListboxDisabledExample', () => {
  it('refuses a disabled option, and every option when the listbox is disabled', async () => {
    const fixture = TestBed.createComponent(CdkListboxDisabledExample);
    await fixture.whenStable();
    const element: HTMLElement = fixture.nativeElement;
    const options = element.querySelectorAll<HTMLElement>('[role="option"]');
    const choose = async (index: number) => {
      options[index].click();
      await fixture.whenStable();
      return element.querySelector('[role="status"]')?.textContent;
    };

    expect(await choose(1)).toContain('Lane 1');
    expect(await choose(2)).toContain('Lane 3');

    element.querySelector('input')?.click();
    await fixture.whenStable();
    expect(await choose(0)).toContain('Lane 3');
    expect(element.querySelector('ul')?.getAttribute('aria-disabled')).toBe('true');
  });
});
