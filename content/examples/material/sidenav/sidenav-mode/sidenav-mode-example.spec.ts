import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatButtonHarness } from '@angular/material/button/testing';
import { MatRadioGroupHarness } from '@angular/material/radio/testing';
import { MatSidenavHarness } from '@angular/material/sidenav/testing';
import { SidenavModeExample } from './sidenav-mode-example';

describe('SidenavModeExample', () => {
  it('opens in the mode that is chosen', async () => {
    const loader = TestbedHarnessEnvironment.loader(TestBed.createComponent(SidenavModeExample));
    const sidenav = await loader.getHarness(MatSidenavHarness);
    const modes = await loader.getHarness(MatRadioGroupHarness);

    await modes.checkRadioButton({ label: 'Push' });
    await (await loader.getHarness(MatButtonHarness.with({ text: 'Map legend' }))).click();

    expect(await sidenav.getMode()).toBe('push');
    expect(await sidenav.isOpen()).toBe(true);
  });
});
