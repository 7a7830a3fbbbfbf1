import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatButtonToggleHarness } from '@angular/material/button-toggle/testing';
import { MatTabGroupHarness } from '@angular/material/tabs/testing';
import { TabGroupAlignExample } from './tab-group-align-example';

describe('TabGroupAlignExample', () => {
  it('moves the tabs to the side that is chosen', async () => {
    const loader = TestbedHarnessEnvironment.loader(TestBed.createComponent(TabGroupAlignExample));
    const tabs = await (await loader.getHarness(MatTabGroupHarness)).host();
    expect(await tabs.getAttribute('mat-align-tabs')).toBe('center');
    expect(await tabs.hasClass('mat-mdc-tab-group-stretch-tabs')).toBe(false);

    await (await loader.getHarness(MatButtonToggleHarness.with({ text: 'end' }))).check();

    expect(await tabs.getAttribute('mat-align-tabs')).toBe('end');
  });
});
