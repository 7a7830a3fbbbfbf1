import { TestBed } from '@angular/core/testing';
import { CdkMenuContextExample } from './cdk-menu-context-example';

describe('CdkMenuContextExample', () => {
  it('opens where the square is right-clicked and marks the find', async () => {
    const fixture = TestBed.createComponent(CdkMenuContextExample);
    await fixture.whenStable();
    const element: HTMLElement = fixture.nativeElement;

    const rightClick = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
    element.querySelector('.square')?.dispatchEvent(rightClick);
    await fixture.whenStable();
    expect(rightClick.defaultPrevented).toBe(true);

    document.querySelector<HTMLElement>('[role="menuitem"]')?.click();
    await fixture.whenStable();
    expect(element.textContent).toContain('Square C4: potsherd');
  });
});
