import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatButtonHarness } from '@angular/material/button/testing';
import { MatChipListboxHarness } from '@angular/material/chips/testing';
import { MatDateRangeInputHarness } from '@angular/material/datepicker/testing';
import { MatFormFieldHarness } from '@angular/material/form-field/testing';
import { MatProgressBarHarness } from '@angular/material/progress-bar/testing';
import { MatSlideToggleHarness } from '@angular/material/slide-toggle/testing';
import { DateRangePickerReportExample } from './date-range-picker-report-example';
import { countDays, isoDay, periodBefore, PRESETS } from './periods';

describe('DateRangePickerReportExample', () => {
  async function setUp() {
    const fixture = TestBed.createComponent(DateRangePickerReportExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const element: HTMLElement = fixture.nativeElement;
    const chips = await loader.getHarness(MatChipListboxHarness);
    const range = await loader.getHarness(MatDateRangeInputHarness);
    const chosen = async () =>
      Promise.all((await chips.getChips({ selected: true })).map((chip) => chip.getText()));
    const choose = (text: string) => chips.selectChips({ text });
    const enter = async (from: string, to: string) => {
      const [start, end] = [await range.getStartInput(), await range.getEndInput()];
      await start.setValue(from);
      await start.blur();
      await end.setValue(to);
      await end.blur();
    };
    const errors = async () => (await loader.getHarness(MatFormFieldHarness)).getTextErrors();
    const said = (role: string) =>
      element.querySelector(`[role=${role}]`)?.textContent.trim().replace(/\s+/g, ' ');
    const column = (index: number) =>
      [...element.querySelectorAll(`tbody tr > :nth-child(${index})`)].map((cell) =>
        cell.textContent.trim().replace(/\s+/g, ' '),
      );
    return { fixture, loader, element, chips, range, chosen, choose, enter, errors, said, column };
  }

  it('starts with the last 30 days', async () => {
    const { range, chosen, said, column } = await setUp();
    expect(await chosen()).toEqual(['Last 30 days']);
    expect(await range.getValue()).toBe('4/20/2027 – 5/19/2027');
    expect(said('status')).toMatch(/^\d+ orders from Apr 20, 2027 to May 19, 2027$/);
    expect(column(1)).toEqual([
      'Apr 20 – Apr 26',
      'Apr 27 – May 3',
      'May 4 – May 10',
      'May 11 – May 17',
      'May 18 – May 19',
    ]);
  });

  it('applies a preset, and splits the report to fit', async () => {
    const { range, choose, column, said } = await setUp();
    await choose('Last 7 days');
    expect(await range.getValue()).toBe('5/13/2027 – 5/19/2027');
    expect(column(1)[0]).toBe('Thu, May 13');
    expect(column(1)).toHaveLength(7);
    const orders = column(2).map(Number);
    expect(said('status')).toContain(`${orders.reduce((sum, count) => sum + count)} orders`);
    await choose('This year');
    expect(column(1)).toEqual(['Jan 2027', 'Feb 2027', 'Mar 2027', 'Apr 2027', 'May 2027']);
  });

  it('keeps a preset that is pressed again', async () => {
    const { chips, chosen } = await setUp();
    const [chip] = await chips.getChips({ text: 'Last 30 days' });
    await (await chip.host()).click();
    expect(await chosen()).toEqual(['Last 30 days']);
  });

  it('recognizes a preset in the days that were entered', async () => {
    const { chosen, enter } = await setUp();
    await enter('4/1/2027', '4/29/2027');
    expect(await chosen()).toEqual([]);
    await enter('4/1/2027', '4/30/2027');
    expect(await chosen()).toEqual(['Last month']);
  });

  it('refuses days that make no period, and keeps the last report', async () => {
    const { enter, errors, said } = await setUp();
    await enter('5/10/2027', '5/1/2027');
    expect(await errors()).toEqual(['Enter two days up to today, the earlier one first.']);
    await enter('5/10/2025', '5/10/2027');
    expect(await errors()).toEqual(['A report covers at most one year.']);
    await enter('', '5/10/2027');
    expect(await errors()).toEqual(['Enter the first day as month/day/year.']);
    // While only the first day was new, the period was valid.
    expect(said('status')).toContain('from May 10, 2027 to May 19, 2027');
  });

  it('says when there is nothing to report', async () => {
    const { element, enter, said } = await setUp();
    await enter('3/1/2026', '3/31/2026');
    expect(said('status')).toBe('No orders from Mar 1, 2026 to Mar 31, 2026');
    expect(element.querySelector('table')).toBeNull();
  });

  it('compares with nothing when there was nothing before', async () => {
    const { element, enter } = await setUp();
    expect(element.querySelector('dl')?.textContent).toContain('on the period before');
    await enter('6/1/2026', '6/30/2026');
    expect(element.querySelector('dl')?.textContent).not.toContain('on the period before');
  });

  it('keeps the report when the server fails, and tries again', async () => {
    const { loader, element, said } = await setUp();
    const fails = await loader.getHarness(MatSlideToggleHarness);
    await fails.check();
    expect(said('alert')).toContain('The report could not be loaded.');
    expect(element.querySelectorAll('tbody tr')).toHaveLength(5);
    await fails.uncheck();
    expect(said('alert')).toBe('');
    expect(await loader.getHarnessOrNull(MatButtonHarness.with({ text: 'Try again' }))).toBeNull();
  });

  it('shows that it loads', async () => {
    const fixture = TestBed.createComponent(DateRangePickerReportExample);
    fixture.detectChanges();
    const element: HTMLElement = fixture.nativeElement;
    expect(element.querySelector('mat-progress-bar')).not.toBeNull();
    const loader = TestbedHarnessEnvironment.loader(fixture);
    expect(await loader.getHarnessOrNull(MatProgressBarHarness)).toBeNull();
  });
});

describe('periods', () => {
  const today = new Date(2027, 0, 31);

  it('crosses years and months of different lengths', () => {
    const lastMonth = PRESETS[3].of(today);
    expect([isoDay(lastMonth.from), isoDay(lastMonth.to)]).toEqual(['2026-12-01', '2026-12-31']);
    const before = periodBefore(lastMonth);
    expect([isoDay(before.from), isoDay(before.to)]).toEqual(['2026-10-31', '2026-11-30']);
  });

  it('counts days across a change of the clocks', () => {
    expect(countDays({ from: new Date(2027, 2, 1), to: new Date(2027, 3, 30) })).toBe(61);
  });
});
