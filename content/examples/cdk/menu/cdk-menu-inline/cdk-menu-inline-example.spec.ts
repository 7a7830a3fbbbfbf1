import { TestBed } from '@angular/core/testing';
import { CdkMenuInlineExample } from './cdk-menu-inline-example';

describe('CdkMenuInlineExample', () => {
  it('is one stop of the tab order, moves with the arrows and stays open', async () => {
    const fixture = TestBed.createComponent(CdkMenuInlineExample);
    document.body.append(fixture.nativeElement);
    await fixture.whenStable();
    const element: HTMLElement = fixture.nativeElement;
    const menu = element.querySelector<HTMLElement>('[role="menu"]');
    const press = (key: string, keyCode: number) =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key, keyCode, bubbles: true }),
      );
    expect(menu?.tabIndex).toBe(0);

    menu?.focus();
    await fixture.whenStable();
    press('ArrowDown', 40);
    press('ArrowDown', 40);
    expect(document.activeElement?.textContent).toBe('Astern');

    press('Enter', 13);
    await fixture.whenStable();
    expect(element.textContent).toContain('Engine: Astern');
    expect(element.querySelectorAll('[role="menuitem"]')).toHaveLength(3);
  });
});
