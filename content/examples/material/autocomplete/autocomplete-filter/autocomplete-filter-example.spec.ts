import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatAutocompleteHarness } from '@angular/material/autocomplete/testing';
import { AutocompleteFilterExample } from './autocomplete-filter-example';

describe('AutocompleteFilterExample', () => {
  it('narrows the options and says so when none is left', async () => {
    const fixture = TestBed.createComponent(AutocompleteFilterExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const autocomplete = await loader.getHarness(MatAutocompleteHarness);
    const texts = async () =>
      Promise.all((await autocomplete.getOptions()).map((option) => option.getText()));

    await autocomplete.enterText('card');
    expect(await texts()).toEqual(['Black cardamom', 'Green cardamom']);

    await autocomplete.enterText('xyz');
    const [message] = await autocomplete.getOptions();
    expect(await texts()).toEqual(['Nothing on the shelf matches']);
    expect(await message.isDisabled()).toBe(true);
  });
});
