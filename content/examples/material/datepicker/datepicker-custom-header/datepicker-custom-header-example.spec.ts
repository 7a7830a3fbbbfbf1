import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatButtonHarness } from '@angular/material/button/testing';
import { MatDatepickerInputHarness } from '@angular/material/datepicker/testing';
import { DatepickerCustomHeaderExample } from './datepicker-custom-header-example';

describe('DatepickerCustomHeaderExample', () => {
  it('goes a year and a month further from its own header', async () => {
    const fixture = TestBed.createComponent(DatepickerCustomHeaderExample);
    const loader = TestbedHarnessEnvironment.documentRootLoader(fixture);
    const input = await loader.getHarness(MatDatepickerInputHarness);
    await input.openCalendar();
    const press = async (name: string) => {
      const selector = `[aria-label="${name}"]`;
      await (await loader.getHarness(MatButtonHarness.with({ selector }))).click();
    };
    const period = () => document.querySelector('year-and-month-header > span')?.textContent;
    await expect.poll(period).toBe('February 1986');

    await press('A year on');
    await press('A month back');
    expect(period()).toBe('January 1987');

    await (await input.getCalendar()).selectCell({ text: '30' });
    expect(await input.getValue()).toBe('1/30/1987');
  });
});
