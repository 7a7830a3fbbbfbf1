import { HarnessLoader } from '@angular/cdk/testing';
import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatButtonToggleHarness } from '@angular/material/button-toggle/testing';
import { MatFormFieldHarness } from '@angular/material/form-field/testing';
import { FormFieldAppearanceExample } from './form-field-appearance-example';

describe('FormFieldAppearanceExample', () => {
  let loader: HarnessLoader;

  beforeEach(() => {
    loader = TestbedHarnessEnvironment.loader(TestBed.createComponent(FormFieldAppearanceExample));
  });

  it('outlines both fields', async () => {
    await (await loader.getHarness(MatButtonToggleHarness.with({ text: 'Outline' }))).check();

    for (const field of await loader.getAllHarnesses(MatFormFieldHarness)) {
      expect(await field.getAppearance()).toBe('outline');
    }
  });

  it('floats the label of an empty field on demand', async () => {
    const port = await loader.getHarness(
      MatFormFieldHarness.with({ floatingLabelText: 'Home port' }),
    );
    expect(await port.isLabelFloating()).toBe(false);

    await (await loader.getHarness(MatButtonToggleHarness.with({ text: 'Always' }))).check();
    expect(await port.isLabelFloating()).toBe(true);
  });
});
