import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatFormFieldHarness } from '@angular/material/form-field/testing';
import { MatInputHarness } from '@angular/material/input/testing';
import { InputErrorStateMatcherExample } from './input-error-state-matcher-example';

describe('InputErrorStateMatcherExample', () => {
  it('shows the error while typing where the matcher asks for it', async () => {
    const loader = TestbedHarnessEnvironment.loader(
      TestBed.createComponent(InputErrorStateMatcherExample),
    );
    const [handle, shop] = await loader.getAllHarnesses(MatFormFieldHarness);
    const type = async (field: MatFormFieldHarness, text: string) => {
      const input = await field.getControl(MatInputHarness);
      await input?.setValue(text);
      return input;
    };

    await type(handle, 'Otter');
    expect(await handle.getTextErrors()).toEqual(['Small letters only']);

    const input = await type(shop, 'Otter');
    expect(await shop.getTextErrors()).toEqual([]);
    await input?.blur();
    expect(await shop.getTextErrors()).toEqual(['Small letters only']);
  });
});
