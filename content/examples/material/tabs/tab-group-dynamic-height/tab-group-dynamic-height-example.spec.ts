import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatSlideToggleHarness } from '@angular/material/slide-toggle/testing';
import { MatTabGroupHarness } from '@angular/material/tabs/testing';
import { TabGroupDynamicHeightExample } from './tab-group-dynamic-height-example';

describe('TabGroupDynamicHeightExample', () => {
  it('can be told to follow the height of the open tab', async () => {
    const loader = TestbedHarnessEnvironment.loader(
      TestBed.createComponent(TabGroupDynamicHeightExample),
    );
    const tabs = await loader.getHarness(MatTabGroupHarness);
    const follows = async () => (await tabs.host()).hasClass('mat-mdc-tab-group-dynamic-height');
    expect(await follows()).toBe(true);

    await (await loader.getHarness(MatSlideToggleHarness)).uncheck();
    expect(await follows()).toBe(false);

    await tabs.selectTab({ label: 'Poem' });
    const poem = await tabs.getSelectedTab();
    await vi.waitFor(async () => expect(await poem.getTextContent()).toContain('half a view'));
  });
});
