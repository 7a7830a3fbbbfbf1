import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatDatepickerInputHarness } from '@angular/material/datepicker/testing';
import { DatepickerOverviewExample } from './datepicker-overview-example';

describe('DatepickerOverviewExample', () => {
  it('takes a day from the calendar', async () => {
    const fixture = TestBed.createComponent(DatepickerOverviewExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const input = await loader.getHarness(MatDatepickerInputHarness);
    await input.openCalendar();
    const calendar = await input.getCalendar();
    expect(await calendar.getCurrentViewLabel()).toBe('APR 2026');

    await calendar.selectCell({ text: '24' });
    expect(await input.getValue()).toBe('4/24/2026');
    expect(fixture.nativeElement.textContent).toContain('Friday, 24 April 2026');
  });

  it('takes a day that is typed', async () => {
    const fixture = TestBed.createComponent(DatepickerOverviewExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const input = await loader.getHarness(MatDatepickerInputHarness);
    await input.setValue('5/1/2026');

    expect(fixture.nativeElement.textContent).toContain('Friday, 1 May 2026');
  });
});
