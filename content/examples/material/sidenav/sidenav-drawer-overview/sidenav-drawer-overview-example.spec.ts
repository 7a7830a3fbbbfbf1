import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatButtonHarness } from '@angular/material/button/testing';
import { MatDrawerContainerHarness } from '@angular/material/sidenav/testing';
import { SidenavDrawerOverviewExample } from './sidenav-drawer-overview-example';

describe('SidenavDrawerOverviewExample', () => {
  it('closes and opens the drawer of its container', async () => {
    const loader = TestbedHarnessEnvironment.loader(
      TestBed.createComponent(SidenavDrawerOverviewExample),
    );
    const container = await loader.getHarness(MatDrawerContainerHarness);
    const [drawer] = await container.getDrawers();
    const button = await loader.getHarness(MatButtonHarness);
    expect(await drawer.isOpen()).toBe(true);

    await button.click();
    expect(await drawer.isOpen()).toBe(false);
    expect(await (await button.host()).getAttribute('aria-expanded')).toBe('false');

    await button.click();
    expect(await drawer.isOpen()).toBe(true);
  });
});
