import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatRadioGroupHarness } from '@angular/material/radio/testing';
import { RadioOverviewExample } from './radio-overview-example';

describe('RadioOverviewExample', () => {
  it('checks one delivery at a time', async () => {
    const loader = TestbedHarnessEnvironment.loader(TestBed.createComponent(RadioOverviewExample));
    const group = await loader.getHarness(MatRadioGroupHarness);
    expect(await group.getCheckedValue()).toBe('locker');

    await group.checkRadioButton({ label: /door/ });

    expect(await group.getCheckedValue()).toBe('door');
    expect(await group.getRadioButtons({ checked: true })).toHaveLength(1);
  });
});
