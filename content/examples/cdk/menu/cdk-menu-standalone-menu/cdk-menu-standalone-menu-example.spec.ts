import { TestBed } from '@angular/core/testing';
import { CdkMenuStandaloneMenuExample } from './cdk-menu-standalone-menu-example';

describe('CdkMenuStandaloneMenuExample', () => {
  it('starts the firing that is chosen', async () => {
    const fixture = TestBed.createComponent(CdkMenuStandaloneMenuExample);
    await fixture.whenStable();
    const element: HTMLElement = fixture.nativeElement;

    element.querySelector('button')?.click();
    await fixture.whenStable();
    const items = document.querySelectorAll<HTMLElement>('[role="menuitem"]');
    expect(items).toHaveLength(4);
    expect(items[3].getAttribute('aria-disabled')).toBe('true');

    items[1].click();
    await fixture.whenStable();
    expect(element.textContent).toContain('Kiln program: Earthenware, 1080 °C');
    expect(document.querySelector('[role="menu"]')).toBeNull();
  });
});
