import { TestBed } from '@angular/core/testing';
import { CdkMenuStandaloneStatefulMenuExample } from './cdk-menu-standalone-stateful-menu-example';

describe('CdkMenuStandaloneStatefulMenuExample', () => {
  it('has the same items checked when it is opened again', async () => {
    const fixture = TestBed.createComponent(CdkMenuStandaloneStatefulMenuExample);
    document.body.append(fixture.nativeElement);
    await fixture.whenStable();
    const element: HTMLElement = fixture.nativeElement;
    const trigger = element.querySelector('button');
    const choose = async (name: string) => {
      trigger?.click();
      await fixture.whenStable();
      const items = [...document.querySelectorAll<HTMLElement>('[role^="menuitem"]')];
      const checked = items
        .filter((item) => item.getAttribute('aria-checked') === 'true')
        .map((item) => item.textContent.replace(/[✓•]/g, '').trim());
      items.find((item) => item.textContent.includes(name))?.click();
      await fixture.whenStable();
      return checked;
    };

    expect(await choose('Springs')).toEqual(['Contours', '1 : 50 000']);
    expect(document.querySelector('[role="menu"]')).toBeNull();
    expect(await choose('25 000')).toEqual(['Contours', 'Springs', '1 : 50 000']);
    expect(await choose('Contours')).toEqual(['Contours', 'Springs', '1 : 25 000']);
    expect(element.textContent).toContain('Springs, 1 : 25 000');
  });
});
