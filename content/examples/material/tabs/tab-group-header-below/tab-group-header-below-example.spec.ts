import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatTabGroupHarness } from '@angular/material/tabs/testing';
import { TabGroupHeaderBelowExample } from './tab-group-header-below-example';

describe('TabGroupHeaderBelowExample', () => {
  it('has its tabs below and opens them as usual', async () => {
    const loader = TestbedHarnessEnvironment.loader(
      TestBed.createComponent(TabGroupHeaderBelowExample),
    );
    const tabs = await loader.getHarness(MatTabGroupHarness);
    expect(await (await tabs.host()).hasClass('mat-mdc-tab-group-inverted-header')).toBe(true);

    await tabs.selectTab({ label: '1/2000 s' });

    const shortest = await tabs.getSelectedTab();
    await vi.waitFor(async () => expect(await shortest.getTextContent()).toContain('like glass'));
  });
});
