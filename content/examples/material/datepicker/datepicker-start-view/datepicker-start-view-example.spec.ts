import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { CalendarView, MatDatepickerInputHarness } from '@angular/material/datepicker/testing';
import { DatepickerStartViewExample } from './datepicker-start-view-example';

describe('DatepickerStartViewExample', () => {
  it('goes from year to month to day', async () => {
    const fixture = TestBed.createComponent(DatepickerStartViewExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const input = await loader.getHarness(MatDatepickerInputHarness);
    await input.openCalendar();
    const calendar = await input.getCalendar();
    expect(await calendar.getCurrentView()).toBe(CalendarView.MULTI_YEAR);
    const [active] = await calendar.getCells({ active: true });
    expect(await active.getText()).toBe('1990');

    await calendar.selectCell({ text: '1987' });
    expect(await calendar.getCurrentView()).toBe(CalendarView.YEAR);
    await calendar.selectCell({ text: 'FEB' });
    expect(await calendar.getCurrentView()).toBe(CalendarView.MONTH);
    await calendar.selectCell({ text: '17' });
    expect(await input.getValue()).toBe('2/17/1987');
  });
});
