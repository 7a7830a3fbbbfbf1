import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import {
  MatTimepickerInputHarness,
  MatTimepickerToggleHarness,
} from '@angular/material/timepicker/testing';
import { TimepickerCustomIconExample } from './timepicker-custom-icon-example';

describe('TimepickerCustomIconExample', () => {
  // jsdom has no layout, so it cannot scroll the panel to an option.
  beforeEach(() => {
    Element.prototype.scrollIntoView = () => undefined;
  });

  it('opens from a button with the icon in place of the clock', async () => {
    const loader = TestbedHarnessEnvironment.loader(
      TestBed.createComponent(TimepickerCustomIconExample),
    );
    const toggle = await loader.getHarness(MatTimepickerToggleHarness);
    expect(await (await toggle.host()).text()).toBe('alarm');

    await toggle.openTimepicker();

    const input = await loader.getHarness(MatTimepickerInputHarness);
    const picker = await input.getTimepicker();
    const [selected] = await picker.getOptions({ isSelected: true });
    expect(await selected.getText()).toBe('6:30 AM');
  });
});
