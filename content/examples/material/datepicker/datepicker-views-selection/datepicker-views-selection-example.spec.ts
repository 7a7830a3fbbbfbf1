import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatDatepickerInputHarness } from '@angular/material/datepicker/testing';
import { DatepickerViewsSelectionExample } from './datepicker-views-selection-example';

describe('DatepickerViewsSelectionExample', () => {
  async function setUp() {
    const fixture = TestBed.createComponent(DatepickerViewsSelectionExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    await fixture.whenStable();
    const input = await loader.getHarness(MatDatepickerInputHarness);
    return { input, text: () => fixture.nativeElement.querySelector('p').textContent };
  }

  it('is done once year and month are chosen', async () => {
    const { input, text } = await setUp();
    expect(await input.getValue()).toBe('09/2028');

    await input.openCalendar();
    const calendar = await input.getCalendar();
    await calendar.selectCell({ text: '2029' });
    await calendar.selectCell({ text: 'FEB' });
    await expect.poll(() => input.isCalendarOpen()).toBe(false);
    expect(await input.getValue()).toBe('02/2029');
    expect(text()).toBe('Last day: February 28, 2029');
  });

  it('reads a month with a short year', async () => {
    const { input, text } = await setUp();
    await input.setValue('6/30');
    await input.blur();

    expect(await input.getValue()).toBe('06/2030');
    expect(text()).toBe('Last day: June 30, 2030');
  });
});
