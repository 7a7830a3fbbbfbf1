import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatButtonHarness } from '@angular/material/button/testing';
import { MatSidenavHarness } from '@angular/material/sidenav/testing';
import { SidenavOverviewExample } from './sidenav-overview-example';

describe('SidenavOverviewExample', () => {
  it('closes and opens the chapters', async () => {
    const loader = TestbedHarnessEnvironment.loader(
      TestBed.createComponent(SidenavOverviewExample),
    );
    const sidenav = await loader.getHarness(MatSidenavHarness);
    const button = await loader.getHarness(MatButtonHarness);
    const expanded = async () => (await button.host()).getAttribute('aria-expanded');
    expect(await sidenav.isOpen()).toBe(true);

    await button.click();

    expect(await sidenav.isOpen()).toBe(false);
    expect(await expanded()).toBe('false');
  });
});
