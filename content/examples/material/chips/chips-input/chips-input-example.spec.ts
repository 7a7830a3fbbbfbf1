import { TestKey } from '@angular/cdk/testing';
import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatChipGridHarness, MatChipInputHarness } from '@angular/material/chips/testing';
import { ChipsInputExample } from './chips-input-example';

describe('ChipsInputExample', () => {
  async function setUp() {
    const fixture = TestBed.createComponent(ChipsInputExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const grid = await loader.getHarness(MatChipGridHarness);
    const input = await loader.getHarness(MatChipInputHarness);
    const names = async () =>
      Promise.all((await grid.getRows()).map(async (row) => (await row.getText()).trim()));
    return { grid, input, names };
  }

  it('adds a chip and clears the input', async () => {
    const { input, names } = await setUp();
    await input.setValue('Ginger');
    await input.sendSeparatorKey(TestKey.ENTER);

    expect(await names()).toEqual(['Red lentils', 'Coconut milk', 'Lime', 'Ginger']);
    expect(await input.getValue()).toBe('');
  });

  it('edits and removes a chip', async () => {
    const { grid, names } = await setUp();
    const [lentils, milk] = await grid.getRows();
    await lentils.startEditing();
    await (await lentils.getEditInput()).setValue('Green lentils');
    await lentils.finishEditing();
    expect(await names()).toEqual(['Green lentils', 'Coconut milk', 'Lime']);

    await milk.remove();
    expect(await names()).toEqual(['Green lentils', 'Lime']);
  });
});
