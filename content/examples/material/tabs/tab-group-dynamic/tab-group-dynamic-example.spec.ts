import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatButtonHarness } from '@angular/material/button/testing';
import { MatTabGroupHarness } from '@angular/material/tabs/testing';
import { TabGroupDynamicExample } from './tab-group-dynamic-example';

describe('TabGroupDynamicExample', () => {
  it('opens the tab it adds', async () => {
    const loader = TestbedHarnessEnvironment.loader(
      TestBed.createComponent(TabGroupDynamicExample),
    );
    const tabs = await loader.getHarness(MatTabGroupHarness);

    await (await loader.getHarness(MatButtonHarness.with({ text: /Seat/ }))).click();

    expect(await tabs.getTabs()).toHaveLength(3);
    expect(await (await tabs.getSelectedTab()).getLabel()).toBe('Chiara');
  });

  it('removes the tab of a player who leaves', async () => {
    const loader = TestbedHarnessEnvironment.loader(
      TestBed.createComponent(TabGroupDynamicExample),
    );
    const tabs = await loader.getHarness(MatTabGroupHarness);

    await (await loader.getHarness(MatButtonHarness.with({ text: 'Ada leaves' }))).click();

    const [left] = await tabs.getTabs();
    expect(await tabs.getTabs()).toHaveLength(1);
    expect(await left.getLabel()).toBe('Benedikt');
  });
});
