import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatTabGroupHarness } from '@angular/material/tabs/testing';
import { TabGroupCustomLabelExample } from './tab-group-custom-label-example';

describe('TabGroupCustomLabelExample', () => {
  it('names each tab after its way', async () => {
    const loader = TestbedHarnessEnvironment.loader(
      TestBed.createComponent(TabGroupCustomLabelExample),
    );
    const tabs = await loader.getHarness(MatTabGroupHarness);

    await tabs.selectTab({ label: /Bicycle/ });

    const bicycle = await tabs.getSelectedTab();
    await vi.waitFor(async () => expect(await bicycle.getTextContent()).toContain('the canal'));
  });
});
