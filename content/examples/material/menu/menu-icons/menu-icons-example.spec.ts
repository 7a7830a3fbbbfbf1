import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatMenuHarness } from '@angular/material/menu/testing';
import { MenuIconsExample } from './menu-icons-example';

describe('MenuIconsExample', () => {
  it('mutes and unmutes the caller', async () => {
    const fixture = TestBed.createComponent(MenuIconsExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const element: HTMLElement = fixture.nativeElement;
    const menu = await loader.getHarness(MatMenuHarness);

    await menu.open();
    await menu.clickItem({ text: /Mute this caller/ });
    expect(element.textContent).toContain('harbor office, muted');

    await menu.open();
    await menu.clickItem({ text: /Unmute this caller/ });
    expect(element.textContent).not.toContain('muted');
  });
});
