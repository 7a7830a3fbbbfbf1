import { TestBed } from '@angular/core/testing';
import { TreeLegacyKeyboardInterfaceExample } from './tree-legacy-keyboard-interface-example';

describe('TreeLegacyKeyboardInterfaceExample', () => {
  it('leaves the arrow keys alone and opens with the button', async () => {
    const fixture = TestBed.createComponent(TreeLegacyKeyboardInterfaceExample);
    document.body.append(fixture.nativeElement);
    await fixture.whenStable();
    const element: HTMLElement = fixture.nativeElement;
    const [letters] = element.querySelectorAll<HTMLElement>('[role="treeitem"]');
    const press = new KeyboardEvent('keydown', {
      key: 'ArrowRight',
      bubbles: true,
      cancelable: true,
    });

    letters.focus();
    letters.dispatchEvent(press);
    await fixture.whenStable();
    expect(press.defaultPrevented).toBe(false);
    expect(letters.getAttribute('aria-expanded')).toBe('false');

    letters.querySelector('button')?.click();
    await fixture.whenStable();
    expect(letters.getAttribute('aria-expanded')).toBe('true');
    expect(letters.tabIndex).toBe(-1);
  });
});
