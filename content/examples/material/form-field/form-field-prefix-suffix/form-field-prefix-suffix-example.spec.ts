import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatButtonHarness } from '@angular/material/button/testing';
import { MatFormFieldHarness } from '@angular/material/form-field/testing';
import { MatInputHarness } from '@angular/material/input/testing';
import { FormFieldPrefixSuffixExample } from './form-field-prefix-suffix-example';

describe('FormFieldPrefixSuffixExample', () => {
  it('shows and hides the code', async () => {
    const fixture = TestBed.createComponent(FormFieldPrefixSuffixExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const [code] = await loader.getAllHarnesses(MatInputHarness);
    const button = await loader.getHarness(MatButtonHarness);
    expect(await code.getType()).toBe('password');

    await button.click();
    expect(await code.getType()).toBe('text');
    expect(await (await button.host()).getAttribute('aria-pressed')).toBe('true');
  });

  it('writes the units around the amount', async () => {
    const fixture = TestBed.createComponent(FormFieldPrefixSuffixExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const rent = await loader.getHarness(MatFormFieldHarness.with({ floatingLabelText: 'Rent' }));
    await (await rent.getControl(MatInputHarness))?.setValue('800');

    expect(await rent.getPrefixText()).toContain('€');
    expect(await rent.getSuffixText()).toBe('a month');
    expect(await rent.getTextHints()).toEqual(['€ 9600 a year']);
  });
});
