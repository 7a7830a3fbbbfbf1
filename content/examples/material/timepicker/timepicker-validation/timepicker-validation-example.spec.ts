import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatFormFieldHarness } from '@angular/material/form-field/testing';
import { MatTimepickerInputHarness } from '@angular/material/timepicker/testing';
import { TimepickerValidationExample } from './timepicker-validation-example';

describe('TimepickerValidationExample', () => {
  it('says what is wrong with each time', async () => {
    const loader = TestbedHarnessEnvironment.loader(
      TestBed.createComponent(TimepickerValidationExample),
    );
    const field = await loader.getHarness(MatFormFieldHarness);
    const input = await loader.getHarness(MatTimepickerInputHarness);
    const errorsAfter = async (text: string) => {
      await input.setValue(text);
      await input.blur();
      return field.getTextErrors();
    };

    expect(await errorsAfter('')).toEqual(['Choose a time']);
    expect(await errorsAfter('tea time')).toEqual(['Write it like 9:30 AM']);
    expect(await errorsAfter('6:15 AM')).toEqual(['The neighbors sleep until 9:00 AM']);
    expect(await errorsAfter('9:45 PM')).toEqual(['Quiet from 7:00 PM']);
    expect(await errorsAfter('3:20 PM')).toEqual([]);
  });
});
