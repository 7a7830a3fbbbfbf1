import { TestKey } from '@angular/cdk/testing';
import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatAutocompleteHarness } from '@angular/material/autocomplete/testing';
import { AutocompleteAutoActiveFirstOptionExample } from './autocomplete-auto-active-first-option-example';

describe('AutocompleteAutoActiveFirstOptionExample', () => {
  async function setUp() {
    const fixture = TestBed.createComponent(AutocompleteAutoActiveFirstOptionExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    return loader.getHarness(MatAutocompleteHarness);
  }

  it('has the first option active as soon as the panel opens', async () => {
    const autocomplete = await setUp();
    await autocomplete.focus();
    const [first, second] = await autocomplete.getOptions();

    expect(await first.isActive()).toBe(true);
    expect(await second.isActive()).toBe(false);
  });

  it('takes the first match with Enter, without an arrow key', async () => {
    const autocomplete = await setUp();
    await autocomplete.enterText('gambit');
    await (await autocomplete.host()).sendKeys(TestKey.ENTER);

    expect(await autocomplete.getValue()).toBe('King’s Gambit');
    expect(await autocomplete.isOpen()).toBe(false);
  });
});
