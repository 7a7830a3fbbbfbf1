import { TestBed } from '@angular/core/testing';
import { CdkListboxCustomTypeaheadExample } from './cdk-listbox-custom-typeahead-example';

describe('CdkListboxCustomTypeaheadExample', () => {
  it('goes to the instrument that is typed, though each option begins with its number', async () => {
    const fixture = TestBed.createComponent(CdkListboxCustomTypeaheadExample);
    document.body.append(fixture.nativeElement);
    await fixture.whenStable();
    const element: HTMLElement = fixture.nativeElement;
    const [first] = element.querySelectorAll<HTMLElement>('[role="option"]');

    first.focus();
    first.dispatchEvent(new KeyboardEvent('keydown', { key: 'b', keyCode: 66, bubbles: true }));

    await vi.waitFor(() => expect(document.activeElement?.textContent).toContain('Bassoon'));
  });
});
