import { HarnessLoader } from '@angular/cdk/testing';
import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatSelectHarness } from '@angular/material/select/testing';
import { MatSlideToggleHarness } from '@angular/material/slide-toggle/testing';
import { SelectDisabledExample } from './select-disabled-example';

describe('SelectDisabledExample', () => {
  let loader: HarnessLoader;
  let select: MatSelectHarness;

  beforeEach(async () => {
    loader = TestbedHarnessEnvironment.loader(TestBed.createComponent(SelectDisabledExample));
    select = await loader.getHarness(MatSelectHarness);
  });

  it('keeps one option from being chosen', async () => {
    await select.open();
    const [lake] = await select.getOptions({ text: 'By the lake' });

    expect(await lake.isDisabled()).toBe(true);
    await select.close();
  });

  it('disables the select and keeps its value', async () => {
    await (await loader.getHarness(MatSlideToggleHarness)).check();
    expect(await select.isDisabled()).toBe(true);
    expect(await select.getValueText()).toBe('Meadow');

    await select.open();
    expect(await select.isOpen()).toBe(false);
  });
});
