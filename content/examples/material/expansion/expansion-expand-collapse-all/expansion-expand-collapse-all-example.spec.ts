import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatButtonHarness } from '@angular/material/button/testing';
import { MatExpansionPanelHarness } from '@angular/material/expansion/testing';
import { ExpansionExpandCollapseAllExample } from './expansion-expand-collapse-all-example';

describe('ExpansionExpandCollapseAllExample', () => {
  it('opens all panels, then closes them', async () => {
    const loader = TestbedHarnessEnvironment.loader(
      TestBed.createComponent(ExpansionExpandCollapseAllExample),
    );
    const panels = await loader.getAllHarnesses(MatExpansionPanelHarness);
    const states = () => Promise.all(panels.map((panel) => panel.isExpanded()));
    const openAll = await loader.getHarness(MatButtonHarness.with({ text: 'Open all' }));
    const closeAll = await loader.getHarness(MatButtonHarness.with({ text: 'Close all' }));
    expect(await closeAll.isDisabled()).toBe(true);

    await openAll.click();
    expect(await states()).toEqual([true, true, true]);
    expect(await openAll.isDisabled()).toBe(true);

    await closeAll.click();
    expect(await states()).toEqual([false, false, false]);
  });
});
