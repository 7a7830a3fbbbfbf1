import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatDatepickerInputHarness } from '@angular/material/datepicker/testing';
import { MatFormFieldHarness } from '@angular/material/form-field/testing';
import { DatepickerCustomAdapterExample } from './datepicker-custom-adapter-example';

describe('DatepickerCustomAdapterExample', () => {
  async function setUp() {
    const fixture = TestBed.createComponent(DatepickerCustomAdapterExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const input = await loader.getHarness(MatDatepickerInputHarness);
    const field = await loader.getHarness(MatFormFieldHarness);
    const type = async (value: string) => {
      await input.setValue(value);
      await input.blur();
      return fixture.nativeElement.querySelector('p').textContent.trim();
    };
    return { input, field, type };
  }

  it('reads the day before the month', async () => {
    const { input, type } = await setUp();

    expect(await type('4/3/2026')).toBe('You sail on Wednesday, 4 March 2026');
    expect(await input.getValue()).toBe('04/03/2026');
    expect(await type('25.12.26')).toBe('You sail on Friday, 25 December 2026');
  });

  it('refuses a day that does not exist', async () => {
    const { field, type } = await setUp();
    const message = 'Enter a date as day/month/year';

    expect(await type('31/2/2026')).toBe('No crossing yet');
    expect(await field.getTextErrors()).toEqual([message]);
    await type('12/25/2026');
    expect(await field.getTextErrors()).toEqual([message]);

    await type('29/2/2028');
    expect(await field.getTextErrors()).toEqual([]);
  });

  it('begins the week on Monday', async () => {
    const { input } = await setUp();
    await input.openCalendar();

    const [first] = document.querySelectorAll('.mat-calendar-table-header th:not([aria-hidden])');
    expect(first.textContent).toContain('Monday');
  });
});
