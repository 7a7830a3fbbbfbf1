import { HarnessLoader } from '@angular/cdk/testing';
import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { ComponentFixture, TestBed } from '@angular/core/testing';
import { MatButtonHarness } from '@angular/material/button/testing';
import { MatDateRangeInputHarness } from '@angular/material/datepicker/testing';
import { MatFormFieldHarness } from '@angular/material/form-field/testing';
import { DateRangePickerFormsExample } from './date-range-picker-forms-example';

describe('DateRangePickerFormsExample', () => {
  let fixture: ComponentFixture<DateRangePickerFormsExample>;
  let loader: HarnessLoader;

  beforeEach(() => {
    fixture = TestBed.createComponent(DateRangePickerFormsExample);
    loader = TestbedHarnessEnvironment.loader(fixture);
  });

  async function reserve(from: string, to: string) {
    const range = await loader.getHarness(MatDateRangeInputHarness);
    const [start, end] = [await range.getStartInput(), await range.getEndInput()];
    await start.setValue(from);
    await start.blur();
    await end.setValue(to);
    await end.blur();
    await (await loader.getHarness(MatButtonHarness.with({ text: 'Reserve' }))).click();
    return (await loader.getHarness(MatFormFieldHarness)).getTextErrors();
  }

  it('asks for what is missing or cannot be read', async () => {
    expect(await reserve('', '')).toEqual(['Give the first day as month/day/year']);
    expect(await reserve('5/4/2026', 'a week later')).toEqual([
      'Give the last day as month/day/year',
    ]);
  });

  it('refuses a stay that is too short', async () => {
    expect(await reserve('5/4/2026', '5/6/2026')).toEqual(['The minimum is three nights']);
    expect(fixture.nativeElement.textContent).toContain('Not reserved yet');
  });

  it('reserves a stay that is long enough', async () => {
    expect(await reserve('5/4/2026', '5/8/2026')).toEqual([]);
    expect(fixture.nativeElement.textContent).toContain('Reserved for 4 nights');
  });
});
