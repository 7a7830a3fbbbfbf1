import { TestBed } from '@angular/core/testing';
import { CdkListboxCustomNavigationExample } from './cdk-listbox-custom-navigation-example';

describe('CdkListboxCustomNavigationExample', () => {
  it('visits the disabled option, does not choose it, and stops at the end', async () => {
    const fixture = TestBed.createComponent(CdkListboxCustomNavigationExample);
    document.body.append(fixture.nativeElement);
    await fixture.whenStable();
    const element: HTMLElement = fixture.nativeElement;
    const focused = () => document.activeElement?.textContent;
    const press = async (key: string, keyCode: number) => {
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key, keyCode, bubbles: true }),
      );
      await fixture.whenStable();
    };
    element.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();

    await press('ArrowDown', 40);
    expect(focused()).toBe('Engine room, crew only');
    await press(' ', 32);
    expect(element.textContent).toContain('starts on: Promenade');

    await press('ArrowDown', 40);
    await press('ArrowDown', 40);
    expect(focused()).toBe('Hold');
  });
});
