import { HarnessLoader, TestKey } from '@angular/cdk/testing';
import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatAutocompleteHarness } from '@angular/material/autocomplete/testing';
import { AutocompleteHarnessExample } from './autocomplete-harness-example';

describe('AutocompleteHarnessExample', () => {
  let loader: HarnessLoader;

  beforeEach(() => {
    loader = TestbedHarnessEnvironment.loader(TestBed.createComponent(AutocompleteHarnessExample));
  });

  it('opens with focus and closes with Escape', async () => {
    const autocomplete = await loader.getHarness(MatAutocompleteHarness);
    expect(await autocomplete.isOpen()).toBe(false);

    await autocomplete.focus();
    expect(await autocomplete.isFocused()).toBe(true);
    expect(await autocomplete.isOpen()).toBe(true);

    await (await autocomplete.host()).sendKeys(TestKey.ESCAPE);
    expect(await autocomplete.isOpen()).toBe(false);
  });

  it('reads the groups and the options in the panel', async () => {
    const autocomplete = await loader.getHarness(MatAutocompleteHarness);
    await autocomplete.focus();
    const groups = await autocomplete.getOptionGroups();
    const winter = await groups[0].getOptions();

    expect(await groups[0].getLabelText()).toBe('Winter');
    expect(await winter[1].getText()).toBe('Orion');
    expect(await autocomplete.getOptions()).toHaveLength(6);
  });

  it('types, then selects an option by its text', async () => {
    const autocomplete = await loader.getHarness(MatAutocompleteHarness);
    await autocomplete.enterText('y');
    expect(await autocomplete.getOptions()).toHaveLength(2);

    await autocomplete.selectOption({ text: /^Cyg/ });
    expect(await autocomplete.getValue()).toBe('Cygnus');
  });

  it('finds the field by the value it holds', async () => {
    const autocomplete = await loader.getHarness(MatAutocompleteHarness);
    await autocomplete.enterText('Lyra');
    await autocomplete.selectOption({ text: 'Lyra' });

    const found = await loader.getAllHarnesses(MatAutocompleteHarness.with({ value: 'Lyra' }));
    expect(found).toHaveLength(1);
  });
});
