import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatFormFieldHarness } from '@angular/material/form-field/testing';
import { MatSelectHarness } from '@angular/material/select/testing';
import { SelectMultipleExample } from './select-multiple-example';

describe('SelectMultipleExample', () => {
  it('counts the chosen spices', async () => {
    const loader = TestbedHarnessEnvironment.loader(TestBed.createComponent(SelectMultipleExample));
    const select = await loader.getHarness(MatSelectHarness);
    const field = await loader.getHarness(MatFormFieldHarness);

    await select.open();
    await select.clickOptions({ text: /^C/ });

    expect(await select.getValueText()).toBe('Cinnamon, Clove, Cumin, Fennel');
    expect(await field.getTextHints()).toEqual(['4 of 6 in the mortar']);
  });
});
