import { HarnessLoader, TestKey } from '@angular/cdk/testing';
import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatButtonHarness } from '@angular/material/button/testing';
import { MatChipGridHarness, MatChipInputHarness } from '@angular/material/chips/testing';
import { MatFormFieldHarness } from '@angular/material/form-field/testing';
import { ChipsReactiveFormExample } from './chips-reactive-form-example';

describe('ChipsReactiveFormExample', () => {
  let loader: HarnessLoader;

  beforeEach(() => {
    loader = TestbedHarnessEnvironment.loader(TestBed.createComponent(ChipsReactiveFormExample));
  });

  it('asks for a keyword when the last one is removed', async () => {
    const grid = await loader.getHarness(MatChipGridHarness);
    for (const row of await grid.getRows()) {
      await row.remove();
    }

    const field = await loader.getHarness(MatFormFieldHarness);
    expect(await grid.isInvalid()).toBe(true);
    expect(await field.getTextErrors()).toEqual(['Give at least one keyword']);
  });

  it('adds a keyword and returns to the first ones', async () => {
    const grid = await loader.getHarness(MatChipGridHarness);
    const input = await loader.getHarness(MatChipInputHarness);
    await input.setValue('Salt Marsh');
    await input.sendSeparatorKey(TestKey.ENTER);
    expect(await grid.getRows({ text: 'salt marsh' })).toHaveLength(1);

    await (await loader.getHarness(MatButtonHarness.with({ text: 'Reset' }))).click();
    expect(await grid.getRows()).toHaveLength(2);
  });
});
