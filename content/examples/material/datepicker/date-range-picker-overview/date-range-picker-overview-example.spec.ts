import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatDateRangeInputHarness } from '@angular/material/datepicker/testing';
import { DateRangePickerOverviewExample } from './date-range-picker-overview-example';

describe('DateRangePickerOverviewExample', () => {
  it('counts the nights between two picked days', async () => {
    const fixture = TestBed.createComponent(DateRangePickerOverviewExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    await fixture.whenStable();
    expect(fixture.nativeElement.textContent).toContain('7 nights');

    const range = await loader.getHarness(MatDateRangeInputHarness);
    await range.openCalendar();
    const calendar = await range.getCalendar();
    await calendar.selectCell({ text: '3' });
    await calendar.selectCell({ text: '5' });

    expect(await range.getValue()).toBe('6/3/2026 – 6/5/2026');
    expect(fixture.nativeElement.textContent).toContain('2 nights');
  });
});
