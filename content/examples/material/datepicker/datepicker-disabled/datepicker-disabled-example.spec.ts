import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import {
  MatDatepickerInputHarness,
  MatDatepickerToggleHarness,
} from '@angular/material/datepicker/testing';
import { DatepickerDisabledExample } from './datepicker-disabled-example';

describe('DatepickerDisabledExample', () => {
  async function setUp(index: number) {
    const fixture = TestBed.createComponent(DatepickerDisabledExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    return {
      input: (await loader.getAllHarnesses(MatDatepickerInputHarness))[index],
      toggle: (await loader.getAllHarnesses(MatDatepickerToggleHarness))[index],
    };
  }

  it('disables the button with the input', async () => {
    const { input, toggle } = await setUp(0);

    expect(await input.isDisabled()).toBe(true);
    expect(await toggle.isDisabled()).toBe(true);
  });

  it('is typed where only the calendar is disabled', async () => {
    const { input, toggle } = await setUp(1);
    expect(await toggle.isDisabled()).toBe(true);

    await input.openCalendar();
    expect(await input.isCalendarOpen()).toBe(false);
    await input.setValue('3/6/2026');
    expect(await input.getValue()).toBe('3/6/2026');
  });

  it('is picked where the input is read only', async () => {
    const { input, toggle } = await setUp(2);
    expect(await (await input.host()).getProperty('readOnly')).toBe(true);

    await toggle.openCalendar();
    await (await toggle.getCalendar()).selectCell({ text: '21' });
    expect(await input.getValue()).toBe('6/21/2026');
  });
});
