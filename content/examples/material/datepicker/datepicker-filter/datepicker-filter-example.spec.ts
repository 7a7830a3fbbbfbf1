import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatDatepickerInputHarness } from '@angular/material/datepicker/testing';
import { MatFormFieldHarness } from '@angular/material/form-field/testing';
import { DatepickerFilterExample } from './datepicker-filter-example';

describe('DatepickerFilterExample', () => {
  it('refuses Mondays and holidays', async () => {
    const fixture = TestBed.createComponent(DatepickerFilterExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const input = await loader.getHarness(MatDatepickerInputHarness);
    await input.openCalendar();
    const calendar = await input.getCalendar();
    const disabled = await calendar.getCells({ disabled: true });
    const days = await Promise.all(disabled.map((cell) => cell.getText()));
    expect(days).toEqual(['1', '4', '11', '14', '18', '25']);
    await input.closeCalendar();

    await input.setValue('5/4/2026');
    await input.blur();
    const field = await loader.getHarness(MatFormFieldHarness);
    expect(await field.getTextErrors()).toEqual(['The museum is closed on that day']);
  });
});
