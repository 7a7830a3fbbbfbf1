import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatAutocompleteHarness } from '@angular/material/autocomplete/testing';
import { MatChipGridHarness } from '@angular/material/chips/testing';
import { ChipsAutocompleteExample } from './chips-autocomplete-example';

describe('ChipsAutocompleteExample', () => {
  it('moves a suggestion into the chips and offers it again once removed', async () => {
    const fixture = TestBed.createComponent(ChipsAutocompleteExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const grid = await loader.getHarness(MatChipGridHarness);
    const autocomplete = await loader.getHarness(MatAutocompleteHarness);
    await autocomplete.enterText('ish');
    await autocomplete.selectOption({ text: 'Irish' });
    expect(await autocomplete.getValue()).toBe('');

    const [estonian, irish] = await grid.getRows();
    expect(await irish.getText()).toBe('Irish');

    await estonian.remove();
    await autocomplete.enterText('est');
    expect(await autocomplete.getOptions({ text: 'Estonian' })).toHaveLength(1);
  });
});
