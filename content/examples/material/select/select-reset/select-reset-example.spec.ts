import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatFormFieldHarness } from '@angular/material/form-field/testing';
import { MatSelectHarness } from '@angular/material/select/testing';
import { SelectResetExample } from './select-reset-example';

describe('SelectResetExample', () => {
  it('is empty after the option without a value', async () => {
    const loader = TestbedHarnessEnvironment.loader(TestBed.createComponent(SelectResetExample));
    const field = await loader.getHarness(MatFormFieldHarness);
    const select = await loader.getHarness(MatSelectHarness);
    expect(await select.getValueText()).toBe('Lovage');

    await select.open();
    await select.clickOptions({ text: 'No herb' });

    expect(await select.isEmpty()).toBe(true);
    expect(await field.getTextHints()).toEqual(['Plain soup']);
  });
});
