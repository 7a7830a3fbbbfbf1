import { TestBed } from '@angular/core/testing';
import { CdkTreeCustomKeyManagerExample } from './cdk-tree-custom-key-manager-example';

describe('CdkTreeCustomKeyManagerExample', () => {
  it('goes round at both ends', async () => {
    const fixture = TestBed.createComponent(CdkTreeCustomKeyManagerExample);
    document.body.append(fixture.nativeElement);
    await fixture.whenStable();
    const element: HTMLElement = fixture.nativeElement;
    const press = async (key: string) => {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      await fixture.whenStable();
    };
    const focused = () => document.activeElement?.textContent ?? '';
    element.querySelector<HTMLElement>('[role="treeitem"]')?.focus();

    await press('ArrowUp');
    expect(focused()).toContain('Dragonflies');

    await press('ArrowDown');
    expect(focused()).toContain('Beetles');

    await press('ArrowDown');
    expect(focused()).toContain('Moths');
  });
});
