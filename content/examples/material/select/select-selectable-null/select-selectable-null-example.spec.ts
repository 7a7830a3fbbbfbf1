import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatSelectHarness } from '@angular/material/select/testing';
import { SelectSelectableNullExample } from './select-selectable-null-example';

describe('SelectSelectableNullExample', () => {
  it('shows the option without a value only where it may be chosen', async () => {
    const loader = TestbedHarnessEnvironment.loader(
      TestBed.createComponent(SelectSelectableNullExample),
    );
    const [deputy, caller] = await loader.getAllHarnesses(MatSelectHarness);
    expect(await deputy.getValueText()).toBe('Nobody');
    expect(await caller.isEmpty()).toBe(true);

    await caller.open();
    await caller.clickOptions({ text: 'Ines' });
    expect(await caller.getValueText()).toBe('Ines');
    await caller.open();
    await caller.clickOptions({ text: 'Nobody' });
    expect(await caller.isEmpty()).toBe(true);
  });
});
