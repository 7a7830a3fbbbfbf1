import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatSlideToggleHarness } from '@angular/material/slide-toggle/testing';
import { MatTabGroupHarness } from '@angular/material/tabs/testing';
import { TabGroupStretchedExample } from './tab-group-stretched-example';

describe('TabGroupStretchedExample', () => {
  it('stretches its tabs until it is told not to', async () => {
    const loader = TestbedHarnessEnvironment.loader(
      TestBed.createComponent(TabGroupStretchedExample),
    );
    const tabs = await (await loader.getHarness(MatTabGroupHarness)).host();
    expect(await tabs.hasClass('mat-mdc-tab-group-stretch-tabs')).toBe(true);

    await (await loader.getHarness(MatSlideToggleHarness)).uncheck();

    expect(await tabs.hasClass('mat-mdc-tab-group-stretch-tabs')).toBe(false);
  });
});
