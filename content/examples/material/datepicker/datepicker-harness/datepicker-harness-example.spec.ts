import { HarnessLoader } from '@angular/cdk/testing';
import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import {
  CalendarView,
  MatDatepickerInputHarness,
  MatDatepickerToggleHarness,
  MatDateRangeInputHarness,
} from '@angular/material/datepicker/testing';
import { DatepickerHarnessExample } from './datepicker-harness-example';

describe('DatepickerHarnessExample', () => {
  let loader: HarnessLoader;

  beforeEach(() => {
    loader = TestbedHarnessEnvironment.loader(TestBed.createComponent(DatepickerHarnessExample));
  });

  it('types a date and reads the limits', async () => {
    const input = await loader.getHarness(MatDatepickerInputHarness);
    await input.setValue('12/9/2026');

    expect(await input.getValue()).toBe('12/9/2026');
    expect(await input.getMin()).toBe('2026-12-01');
    expect(await input.getMax()).toBe('2026-12-23');
  });

  it('opens the calendar with its button and picks a day', async () => {
    const toggle = await loader.getHarness(MatDatepickerToggleHarness);
    await toggle.openCalendar();
    const calendar = await toggle.getCalendar();
    const [christmasEve] = await calendar.getCells({ text: '24' });
    expect(await christmasEve.isDisabled()).toBe(true);

    await calendar.selectCell({ text: '23' });
    const input = await loader.getHarness(MatDatepickerInputHarness);
    expect(await input.getValue()).toBe('12/23/2026');
    await expect.poll(() => toggle.isCalendarOpen()).toBe(false);
  });

  it('goes through the views of the calendar', async () => {
    const range = await loader.getHarness(MatDateRangeInputHarness);
    await range.openCalendar();
    const calendar = await range.getCalendar();
    expect(await calendar.getCurrentView()).toBe(CalendarView.MONTH);

    await calendar.next();
    expect(await calendar.getCurrentViewLabel()).toBe('JAN 2027');

    await calendar.changeView();
    expect(await calendar.getCurrentView()).toBe(CalendarView.MULTI_YEAR);
  });

  it('picks both ends of a range', async () => {
    const range = await loader.getHarness(MatDateRangeInputHarness);
    await range.openCalendar();
    const calendar = await range.getCalendar();
    await calendar.selectCell({ text: '25' });
    await calendar.selectCell({ text: '28' });

    expect(await range.getValue()).toBe('12/25/2026 – 12/28/2026');
    expect(await (await range.getEndInput()).getValue()).toBe('12/28/2026');
  });
});
