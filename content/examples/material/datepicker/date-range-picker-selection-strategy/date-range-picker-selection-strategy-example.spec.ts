import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatDateRangeInputHarness } from '@angular/material/datepicker/testing';
import { DateRangePickerSelectionStrategyExample } from './date-range-picker-selection-strategy-example';

describe('DateRangePickerSelectionStrategyExample', () => {
  async function setUp() {
    const fixture = TestBed.createComponent(DateRangePickerSelectionStrategyExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const range = await loader.getHarness(MatDateRangeInputHarness);
    await range.openCalendar();
    return { range, calendar: await range.getCalendar() };
  }

  it('takes the week of the day with one press', async () => {
    const { range, calendar } = await setUp();
    await calendar.selectCell({ text: '17' });

    expect(await range.getValue()).toBe('9/14/2026 – 9/20/2026');
  });

  it('counts a Sunday to the week before it', async () => {
    const { range, calendar } = await setUp();
    await calendar.selectCell({ text: '27' });

    expect(await range.getValue()).toBe('9/21/2026 – 9/27/2026');
  });

  it('shows the week under the pointer', async () => {
    const { calendar } = await setUp();
    const [wednesday] = await calendar.getCells({ text: '23' });
    await wednesday.hover();
    const preview = await calendar.getCells({ inPreviewRange: true });

    expect(preview).toHaveLength(7);
    expect(await preview[0].getText()).toBe('21');
  });
});
