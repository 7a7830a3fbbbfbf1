import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatDateRangeInputHarness } from '@angular/material/datepicker/testing';
import { DateRangePickerComparisonExample } from './date-range-picker-comparison-example';

describe('DateRangePickerComparisonExample', () => {
  it('marks the other range and says whether the two overlap', async () => {
    const fixture = TestBed.createComponent(DateRangePickerComparisonExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const range = await loader.getHarness(MatDateRangeInputHarness);
    await range.openCalendar();
    const calendar = await range.getCalendar();
    const compared = await calendar.getCells({ inComparisonRange: true });
    const days = await Promise.all(compared.map((cell) => cell.getText()));
    expect(days).toEqual(['12', '13', '14', '15', '16']);
    expect(fixture.nativeElement.textContent).toContain('blocks the market');

    await calendar.selectCell({ text: '3' });
    await calendar.selectCell({ text: '11' });
    expect(fixture.nativeElement.textContent).toContain('The market has room');
  });
});
