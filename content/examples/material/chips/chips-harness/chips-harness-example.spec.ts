import { HarnessLoader, TestKey } from '@angular/cdk/testing';
import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import {
  MatChipGridHarness,
  MatChipInputHarness,
  MatChipListboxHarness,
} from '@angular/material/chips/testing';
import { ChipsHarnessExample } from './chips-harness-example';

describe('ChipsHarnessExample', () => {
  let loader: HarnessLoader;

  beforeEach(() => {
    loader = TestbedHarnessEnvironment.loader(TestBed.createComponent(ChipsHarnessExample));
  });

  it('reads and selects the options of a listbox', async () => {
    const routes = await loader.getHarness(MatChipListboxHarness);
    const [selected] = await routes.getChips({ selected: true });
    expect(await selected.getText()).toBe('Along the coast');
    expect(await routes.isMultiple()).toBe(false);

    await routes.selectChips({ text: /ridge/ });
    expect(await selected.isSelected()).toBe(false);
    expect(await routes.getChips({ text: /ridge/, selected: true })).toHaveLength(1);
  });

  it('tells which chips are disabled', async () => {
    const routes = await loader.getHarness(MatChipListboxHarness);
    const chips = await routes.getChips();
    const disabled = await Promise.all(chips.map((chip) => chip.isDisabled()));

    expect(disabled).toEqual([false, false, true]);
  });

  it('adds to a grid through its input', async () => {
    const stops = await loader.getHarness(MatChipGridHarness);
    // The input stands beside the grid in the form field, not within it.
    const input = await loader.getHarness(MatChipInputHarness);
    await input.setValue('Kotor');
    await input.sendSeparatorKey(TestKey.ENTER);

    expect(await stops.getRows({ text: /Kotor/ })).toHaveLength(1);
    expect(await input.getValue()).toBe('');
  });

  it('removes a row with the keyboard and with its button', async () => {
    const stops = await loader.getHarness(MatChipGridHarness);
    const [split, mostar] = await stops.getRows();
    await split.remove();
    expect(await stops.getRows()).toHaveLength(1);

    await (await mostar.getRemoveButton()).click();
    expect(await stops.getRows()).toHaveLength(0);
  });
});
