import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatAutocompleteHarness } from '@angular/material/autocomplete/testing';
import { AutocompleteOptgroupExample } from './autocomplete-optgroup-example';

describe('AutocompleteOptgroupExample', () => {
  it('drops the families in which nothing matches', async () => {
    const fixture = TestBed.createComponent(AutocompleteOptgroupExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const autocomplete = await loader.getHarness(MatAutocompleteHarness);
    await autocomplete.enterText('bass');
    expect(await autocomplete.getOptionGroups()).toHaveLength(3);

    await autocomplete.clear();
    await autocomplete.enterText('viol');
    const groups = await autocomplete.getOptionGroups();
    expect(groups).toHaveLength(1);
    expect(await groups[0].getLabelText()).toBe('Strings');
    expect(await groups[0].getOptions()).toHaveLength(2);
  });
});
