import { HarnessLoader } from '@angular/cdk/testing';
import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatFormFieldHarness } from '@angular/material/form-field/testing';
import { MatSelectHarness } from '@angular/material/select/testing';
import { SelectHarnessExample } from './select-harness-example';

describe('SelectHarnessExample', () => {
  let loader: HarnessLoader;

  beforeEach(() => {
    const fixture = TestBed.createComponent(SelectHarnessExample);
    loader = TestbedHarnessEnvironment.loader(fixture);
  });

  it('shows the chosen paper', async () => {
    const select = await loader.getHarness(MatSelectHarness);

    expect(await select.getValueText()).toBe('A5');
    expect(await select.isOpen()).toBe(false);
  });

  it('counts the sheets of the paper that is picked', async () => {
    const select = await loader.getHarness(MatSelectHarness);
    await select.open();
    await select.clickOptions({ text: 'A3' });

    const field = await loader.getHarness(MatFormFieldHarness);
    expect(await select.getValueText()).toBe('A3');
    expect(await field.getTextHints()).toEqual(['45 sheets left']);
  });

  it('does not offer paper that has run out', async () => {
    const select = await loader.getHarness(MatSelectHarness);
    await select.open();
    const [runOut] = await select.getOptions({ text: 'A4' });

    expect(await runOut.isDisabled()).toBe(true);
  });
});
