import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatBadgeHarness } from '@angular/material/badge/testing';
import { MatButtonHarness } from '@angular/material/button/testing';
import { BadgeOverviewExample } from './badge-overview-example';

describe('BadgeOverviewExample', () => {
  it('counts what arrives and hides at zero', async () => {
    const fixture = TestBed.createComponent(BadgeOverviewExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const inbox = await loader.getHarness(MatBadgeHarness.with({ selector: '[matIconButton]' }));
    const receive = await loader.getHarness(MatButtonHarness.with({ text: /Receive/ }));
    const readAll = await loader.getHarness(MatButtonHarness.with({ text: /Mark all/ }));
    expect(await inbox.getText()).toBe('3');

    await receive.click();
    expect(await inbox.getText()).toBe('4');

    await readAll.click();
    expect(await inbox.isHidden()).toBe(true);
    expect(await readAll.isDisabled()).toBe(true);
  });
});
