import { parallel } from '@angular/cdk/testing';
import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatTimepickerInputHarness } from '@angular/material/timepicker/testing';
import { TimepickerOptionsExample } from './timepicker-options-example';

describe('TimepickerOptionsExample', () => {
  // jsdom has no layout, so it cannot scroll the panel to an option.
  beforeEach(() => {
    Element.prototype.scrollIntoView = () => undefined;
  });

  it('offers names and fills in their time', async () => {
    const loader = TestbedHarnessEnvironment.loader(
      TestBed.createComponent(TimepickerOptionsExample),
    );
    const input = await loader.getHarness(MatTimepickerInputHarness);
    expect(await input.getValue()).toBe('7:08 PM');

    const picker = await input.openTimepicker();
    const options = await picker.getOptions();
    expect(await parallel(() => options.map((option) => option.getText()))).toEqual([
      'Dawn',
      'Low sun',
      'Golden hour',
      'Blue hour',
    ]);

    await picker.selectOption({ text: 'Dawn' });
    expect(await input.getValue()).toBe('5:52 AM');
  });
});
