import { HarnessLoader } from '@angular/cdk/testing';
import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatFormFieldHarness } from '@angular/material/form-field/testing';
import { MatInputHarness } from '@angular/material/input/testing';
import { MatSelectHarness } from '@angular/material/select/testing';
import { FormFieldHarnessExample } from './form-field-harness-example';

describe('FormFieldHarnessExample', () => {
  let loader: HarnessLoader;

  beforeEach(() => {
    loader = TestbedHarnessEnvironment.loader(TestBed.createComponent(FormFieldHarnessExample));
  });

  it('finds a field by its label and gives the harness of its control', async () => {
    const wood = await loader.getHarness(MatFormFieldHarness.with({ floatingLabelText: 'Wood' }));
    const control = await wood.getControl(MatSelectHarness);

    expect(await wood.getAppearance()).toBe('outline');
    expect(await control?.getValueText()).toBe('Ash');
  });

  it('shows the hint and the unit while nothing is wrong', async () => {
    const length = await loader.getHarness(
      MatFormFieldHarness.with({ hasErrors: false, floatingLabelText: 'Length' }),
    );

    expect(await length.getTextHints()).toEqual(['Boards are up to 240 cm long']);
    expect(await length.getSuffixText()).toBe('cm');
  });

  it('replaces the hint by what is wrong', async () => {
    const length = await loader.getHarness(
      MatFormFieldHarness.with({ floatingLabelText: 'Length' }),
    );
    const input = await length.getControl(MatInputHarness);

    await input?.setValue('12');
    await input?.blur();
    expect(await length.getTextErrors()).toEqual(['The saw cuts nothing shorter than 20 cm']);
    expect(await length.getTextHints()).toEqual([]);

    await input?.setValue('120');
    expect(await length.hasErrors()).toBe(false);
  });
});
