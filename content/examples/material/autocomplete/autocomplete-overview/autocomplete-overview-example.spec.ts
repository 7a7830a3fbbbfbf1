import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatAutocompleteHarness } from '@angular/material/autocomplete/testing';
import { AutocompleteOverviewExample } from './autocomplete-overview-example';

describe('AutocompleteOverviewExample', () => {
  it('finds an airport by its code and takes over its name', async () => {
    const fixture = TestBed.createComponent(AutocompleteOverviewExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const autocomplete = await loader.getHarness(MatAutocompleteHarness);

    await autocomplete.enterText('kix');
    const options = await autocomplete.getOptions();
    expect(options).toHaveLength(1);

    await options[0].click();
    expect(await autocomplete.getValue()).toBe('Kansai');
    expect(await autocomplete.isOpen()).toBe(false);
  });
});
