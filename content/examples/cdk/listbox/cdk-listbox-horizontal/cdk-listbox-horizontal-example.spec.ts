import { TestBed } from '@angular/core/testing';
import { CdkListboxHorizontalExample } from './cdk-listbox-horizontal-example';

describe('CdkListboxHorizontalExample', () => {
  it('moves with the arrow to the right and chooses with the space bar', async () => {
    const fixture = TestBed.createComponent(CdkListboxHorizontalExample);
    await fixture.whenStable();
    const element: HTMLElement = fixture.nativeElement;
    document.body.append(element);
    const list = element.querySelector('[role="listbox"]');
    const press = (key: string, keyCode: number) =>
      list?.dispatchEvent(new KeyboardEvent('keydown', { key, keyCode, bubbles: true }));

    element.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
    press('ArrowRight', 39);
    press(' ', 32);
    await fixture.whenStable();

    expect(element.textContent).toContain('Next lap: Canter');
  });
});
