import { HarnessLoader } from '@angular/cdk/testing';
import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatButtonHarness } from '@angular/material/button/testing';
import { MatFormFieldHarness } from '@angular/material/form-field/testing';
import { MatInputHarness } from '@angular/material/input/testing';
import { FormFieldPrefixSuffixExample } from './form-field-prefix-suffix-example';

describe('FormFieldPrefixSuffixExample', () => {
  let loader: HarnessLoader;

  beforeEach(() => {
    loader = TestbedHarnessEnvironment.loader(
      TestBed.createComponent(FormFieldPrefixSuffixExample),
    );
  });

  it('fills the field from the button inside it', async () => {
    await (await loader.getHarness(MatButtonHarness)).click();

    const [mooring] = await loader.getAllHarnesses(MatInputHarness);
    expect(await mooring.getValue()).toBe('Pier 4, North harbor');
  });

  it('writes the units around the amount', async () => {
    const rent = await loader.getHarness(MatFormFieldHarness.with({ floatingLabelText: 'Rent' }));
    await (await rent.getControl(MatInputHarness))?.setValue('800');

    expect(await rent.getPrefixText()).toContain('€');
    expect(await rent.getSuffixText()).toBe('a month');
    expect(await rent.getTextHints()).toEqual(['€ 9600 a year']);
  });
});
