import { HarnessLoader, parallel } from '@angular/cdk/testing';
import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import {
  MatTimepickerInputHarness,
  MatTimepickerToggleHarness,
} from '@angular/material/timepicker/testing';
import { TimepickerHarnessExample } from './timepicker-harness-example';

describe('TimepickerHarnessExample', () => {
  let loader: HarnessLoader;
  let input: MatTimepickerInputHarness;

  beforeEach(async () => {
    // jsdom has no layout, so it cannot scroll the panel to an option.
    Element.prototype.scrollIntoView = () => undefined;
    loader = TestbedHarnessEnvironment.loader(TestBed.createComponent(TimepickerHarnessExample));
    input = await loader.getHarness(MatTimepickerInputHarness);
  });

  it('reads the state of the field', async () => {
    expect(await input.getValue()).toBe('8:00 AM');
    expect(await input.isRequired()).toBe(true);
    expect(await input.isDisabled()).toBe(false);
  });

  it('opens the timepicker, reads its options and selects one', async () => {
    const picker = await input.openTimepicker();
    const options = await picker.getOptions();
    expect(await parallel(() => options.map((option) => option.getText()))).toEqual([
      '8:00 AM',
      '12:00 PM',
      '4:00 PM',
      '8:00 PM',
    ]);

    await picker.selectOption({ text: '4:00 PM' });
    expect(await input.getValue()).toBe('4:00 PM');
    expect(await input.isTimepickerOpen()).toBe(false);
  });

  it('types a time between two options', async () => {
    await input.setValue('9:15');
    await input.blur();

    expect(await input.getValue()).toBe('9:15 AM');
  });

  it('opens with the toggle and closes without a selection', async () => {
    const toggle = await loader.getHarness(MatTimepickerToggleHarness);
    await toggle.openTimepicker();
    expect(await toggle.isTimepickerOpen()).toBe(true);

    await input.closeTimepicker();
    expect(await input.isTimepickerOpen()).toBe(false);
    expect(await input.getValue()).toBe('8:00 AM');
  });
});
