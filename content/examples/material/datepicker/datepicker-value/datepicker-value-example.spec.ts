import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatDatepickerInputHarness } from '@angular/material/datepicker/testing';
import { DatepickerValueExample } from './datepicker-value-example';

describe('DatepickerValueExample', () => {
  it.each([0, 1, 2])('hands a date from input %i on to the others', async (index) => {
    const fixture = TestBed.createComponent(DatepickerValueExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const inputs = await loader.getAllHarnesses(MatDatepickerInputHarness);
    const values = () => Promise.all(inputs.map((input) => input.getValue()));
    expect(await values()).toEqual(['11/21/2026', '11/21/2026', '11/21/2026']);

    await inputs[index].setValue('11/28/2026');
    await inputs[index].blur();
    expect(await values()).toEqual(['11/28/2026', '11/28/2026', '11/28/2026']);
    expect(fixture.nativeElement.textContent).toContain('planted on 28 November 2026');
  });
});
