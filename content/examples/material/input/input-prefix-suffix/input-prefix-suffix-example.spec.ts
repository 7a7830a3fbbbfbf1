import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatButtonHarness } from '@angular/material/button/testing';
import { MatFormFieldHarness } from '@angular/material/form-field/testing';
import { MatInputHarness } from '@angular/material/input/testing';
import { InputPrefixSuffixExample } from './input-prefix-suffix-example';

describe('InputPrefixSuffixExample', () => {
  it('writes the rest of the address around the input', async () => {
    const loader = TestbedHarnessEnvironment.loader(
      TestBed.createComponent(InputPrefixSuffixExample),
    );
    const [address] = await loader.getAllHarnesses(MatFormFieldHarness);

    expect(await address.getPrefixText()).toBe('https://');
    expect(await address.getSuffixText()).toBe('.example.org');
  });

  it('shows the password and keeps what was typed', async () => {
    const loader = TestbedHarnessEnvironment.loader(
      TestBed.createComponent(InputPrefixSuffixExample),
    );
    const [, password] = await loader.getAllHarnesses(MatInputHarness);
    const button = await loader.getHarness(MatButtonHarness);
    await password.setValue('seven storks');
    expect(await password.getType()).toBe('password');

    await button.click();
    expect(await password.getType()).toBe('text');
    expect(await password.getValue()).toBe('seven storks');
    expect(await (await button.host()).getAttribute('aria-pressed')).toBe('true');
  });
});
