import { HarnessLoader, parallel } from '@angular/cdk/testing';
import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatCheckboxHarness } from '@angular/material/checkbox/testing';
import { MatTabGroupHarness } from '@angular/material/tabs/testing';
import { TabGroupHarnessExample } from './tab-group-harness-example';

describe('TabGroupHarnessExample', () => {
  let loader: HarnessLoader;

  beforeEach(() => {
    loader = TestbedHarnessEnvironment.loader(TestBed.createComponent(TabGroupHarnessExample));
  });

  it('reads the labels and the selected tab', async () => {
    const group = await loader.getHarness(MatTabGroupHarness.with({ selectedTabLabel: 'Hull' }));
    const tabs = await group.getTabs();

    expect(await parallel(() => tabs.map((tab) => tab.getLabel()))).toEqual([
      'Hull',
      'Rigging',
      'Launch',
    ]);
    expect(await tabs[0].isSelected()).toBe(true);
  });

  it('selects a tab and reads its text', async () => {
    const group = await loader.getHarness(MatTabGroupHarness);
    await group.selectTab({ label: /^Rig/ });

    const rigging = await group.getSelectedTab();
    expect(await rigging.getLabel()).toBe('Rigging');
    await expect.poll(() => rigging.getTextContent()).toBe('New shrouds, 4 mm.');
  });

  it('finds a checkbox inside the selected tab', async () => {
    const group = await loader.getHarness(MatTabGroupHarness);
    const [launch] = await group.getTabs({ label: 'Launch' });
    expect(await launch.isDisabled()).toBe(true);

    const hull = await group.getSelectedTab();
    await (await hull.getHarness(MatCheckboxHarness)).check();

    expect(await launch.isDisabled()).toBe(false);
  });
});
