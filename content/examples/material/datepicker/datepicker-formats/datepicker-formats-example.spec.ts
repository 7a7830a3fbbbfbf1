import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatDatepickerInputHarness } from '@angular/material/datepicker/testing';
import { DatepickerFormatsExample } from './datepicker-formats-example';

describe('DatepickerFormatsExample', () => {
  async function setUp() {
    const fixture = TestBed.createComponent(DatepickerFormatsExample);
    await fixture.whenStable();
    return TestbedHarnessEnvironment.loader(fixture).getHarness(MatDatepickerInputHarness);
  }

  it('shows the date and the month in its own formats', async () => {
    const input = await setUp();
    expect(await input.getValue()).toBe('Sat, October 3, 2026');

    await input.openCalendar();
    expect(await (await input.getCalendar()).getCurrentViewLabel()).toBe('OCTOBER 2026');
  });

  it('brings what is typed into the format when the input is left', async () => {
    const input = await setUp();
    await input.setValue('10/9/2026');
    await input.blur();

    expect(await input.getValue()).toBe('Fri, October 9, 2026');
  });
});
