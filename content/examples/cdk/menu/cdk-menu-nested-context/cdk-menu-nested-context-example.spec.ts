import { TestBed } from '@angular/core/testing';
import { CdkMenuNestedContextExample } from './cdk-menu-nested-context-example';

describe('CdkMenuNestedContextExample', () => {
  it('opens the innermost menu, or the outer one where that is disabled', async () => {
    const fixture = TestBed.createComponent(CdkMenuNestedContextExample);
    document.body.append(fixture.nativeElement);
    await fixture.whenStable();
    const element: HTMLElement = fixture.nativeElement;
    const rightClick = async (selector: string) => {
      const event = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
      element.querySelector(selector)?.dispatchEvent(event);
      await fixture.whenStable();
      return [...document.querySelectorAll('[role="menuitem"]')].map((item) => item.textContent);
    };

    expect(await rightClick('.bed')).toEqual(['Weed this bed']);
    // One menu at a time: the second takes the place of the first.
    expect(await rightClick('.garden')).toEqual(['Water it all', 'Close the gate']);

    element.querySelector('input')?.click();
    await fixture.whenStable();
    expect(await rightClick('.bed')).toEqual(['Water it all', 'Close the gate']);
  });
});
