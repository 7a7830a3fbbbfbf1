import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatTabGroupHarness } from '@angular/material/tabs/testing';
import { TabGroupBasicExample } from './tab-group-basic-example';

describe('TabGroupBasicExample', () => {
  it('shows the text of the tab that is selected', async () => {
    const loader = TestbedHarnessEnvironment.loader(TestBed.createComponent(TabGroupBasicExample));
    const tabs = await loader.getHarness(MatTabGroupHarness);

    await tabs.selectTab({ label: 'Harvest' });

    const harvest = await tabs.getSelectedTab();
    await vi.waitFor(async () =>
      expect(await harvest.getTextContent()).toContain('the stem snaps'),
    );
  });
});
