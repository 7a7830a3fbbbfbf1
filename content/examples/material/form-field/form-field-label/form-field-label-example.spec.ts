import { HarnessLoader } from '@angular/cdk/testing';
import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { ComponentFixture, TestBed } from '@angular/core/testing';
import { MatFormFieldHarness } from '@angular/material/form-field/testing';
import { MatInputHarness } from '@angular/material/input/testing';
import { MatRadioButtonHarness } from '@angular/material/radio/testing';
import { MatSlideToggleHarness } from '@angular/material/slide-toggle/testing';
import { FormFieldLabelExample } from './form-field-label-example';

describe('FormFieldLabelExample', () => {
  let fixture: ComponentFixture<FormFieldLabelExample>;
  let loader: HarnessLoader;

  beforeEach(() => {
    fixture = TestBed.createComponent(FormFieldLabelExample);
    loader = TestbedHarnessEnvironment.loader(fixture);
  });

  it('floats the label with a value, or always', async () => {
    const field = await loader.getHarness(MatFormFieldHarness);
    const input = await loader.getHarness(MatInputHarness);
    expect(await field.isLabelFloating()).toBe(false);

    await input.setValue('Kittiwake');
    await input.blur();
    expect(await field.isLabelFloating()).toBe(true);

    await input.setValue('');
    await input.blur();
    expect(await field.isLabelFloating()).toBe(false);

    await (await loader.getHarness(MatRadioButtonHarness.with({ label: 'Always' }))).check();
    expect(await field.isLabelFloating()).toBe(true);
  });

  it('hides the mark, though the field stays required', async () => {
    const marks = () =>
      fixture.nativeElement.querySelectorAll('.mat-mdc-form-field-required-marker');
    await fixture.whenStable();
    expect(marks()).toHaveLength(1);

    await (await loader.getHarness(MatSlideToggleHarness)).check();
    expect(marks()).toHaveLength(0);
    expect(await (await loader.getHarness(MatInputHarness)).isRequired()).toBe(true);
  });
});
