import { TestBed } from '@angular/core/testing';
import { CdkListboxActivedescendantExample } from './cdk-listbox-activedescendant-example';

describe('CdkListboxActivedescendantExample', () => {
  it('points at the active option while the listbox keeps the focus', async () => {
    const fixture = TestBed.createComponent(CdkListboxActivedescendantExample);
    document.body.append(fixture.nativeElement);
    await fixture.whenStable();
    const element: HTMLElement = fixture.nativeElement;
    const list = element.querySelector<HTMLElement>('[role="listbox"]');
    // The page in which this test runs has no layout, and so no scrolling.
    const scrollIntoView = vi.fn();
    for (const option of element.querySelectorAll('li')) option.scrollIntoView = scrollIntoView;
    const press = async (key: string, keyCode: number) => {
      list?.dispatchEvent(new KeyboardEvent('keydown', { key, keyCode, bubbles: true }));
      await fixture.whenStable();
    };

    list?.focus();
    await press('ArrowDown', 40);
    const active = element.querySelector('.active');
    expect(active?.textContent.trim()).toBe('Japanese');
    expect(list?.getAttribute('aria-activedescendant')).toBe(active?.id);
    expect(document.activeElement).toBe(list);
    expect(scrollIntoView).toHaveBeenCalled();

    await press('Enter', 13);
    expect(element.textContent).toContain('Bound as: Japanese');
  });
});
