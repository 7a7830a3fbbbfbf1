import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatDatepickerInputHarness } from '@angular/material/datepicker/testing';
import { MatFormFieldHarness } from '@angular/material/form-field/testing';
import { DatepickerMinMaxExample } from './datepicker-min-max-example';

describe('DatepickerMinMaxExample', () => {
  it('disables the days outside and names the limit that was crossed', async () => {
    const fixture = TestBed.createComponent(DatepickerMinMaxExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const field = await loader.getHarness(MatFormFieldHarness);
    const input = await loader.getHarness(MatDatepickerInputHarness);
    await input.openCalendar();
    const calendar = await input.getCalendar();
    const [third] = await calendar.getCells({ text: '3' });
    const [fourth] = await calendar.getCells({ text: '4' });
    expect(await third.isDisabled()).toBe(true);
    expect(await fourth.isDisabled()).toBe(false);
    await input.closeCalendar();

    await input.setValue('9/21/2026');
    await input.blur();
    expect(await field.getTextErrors()).toEqual(['The last performance is on 9/20/2026']);
  });
});
