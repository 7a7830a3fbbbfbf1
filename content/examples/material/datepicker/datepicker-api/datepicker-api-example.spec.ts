import { HarnessLoader } from '@angular/cdk/testing';
import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatButtonHarness } from '@angular/material/button/testing';
import { MatDatepickerInputHarness } from '@angular/material/datepicker/testing';
import { DatepickerApiExample } from './datepicker-api-example';

describe('DatepickerApiExample', () => {
  let loader: HarnessLoader;
  let input: MatDatepickerInputHarness;

  beforeEach(async () => {
    loader = TestbedHarnessEnvironment.loader(TestBed.createComponent(DatepickerApiExample));
    input = await loader.getHarness(MatDatepickerInputHarness);
  });

  it('opens the calendar from a button that says whether it is open', async () => {
    const button = await loader.getHarness(MatButtonHarness.with({ text: 'Open the calendar' }));
    await button.click();
    expect(await input.isCalendarOpen()).toBe(true);
    expect(await (await button.host()).getAttribute('aria-expanded')).toBe('true');

    await (await input.getCalendar()).selectCell({ text: '20' });
    expect(await input.getValue()).toBe('11/20/2026');
    const host = await button.host();
    await expect.poll(() => host.getAttribute('aria-expanded')).toBe('false');
  });

  it('selects a day without the calendar', async () => {
    const take = await loader.getHarness(MatButtonHarness.with({ text: /first free/ }));
    await take.click();

    expect(await input.getValue()).toBe('11/9/2026');
    expect(await input.isCalendarOpen()).toBe(false);
  });
});
