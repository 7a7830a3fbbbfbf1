import { HarnessLoader } from '@angular/cdk/testing';
import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { ComponentFixture, TestBed } from '@angular/core/testing';
import { MatAutocompleteHarness } from '@angular/material/autocomplete/testing';
import { AutocompleteRequireSelectionExample } from './autocomplete-require-selection-example';

describe('AutocompleteRequireSelectionExample', () => {
  let fixture: ComponentFixture<AutocompleteRequireSelectionExample>;
  let loader: HarnessLoader;

  beforeEach(() => {
    fixture = TestBed.createComponent(AutocompleteRequireSelectionExample);
    loader = TestbedHarnessEnvironment.loader(fixture);
  });

  it('accepts an option', async () => {
    const autocomplete = await loader.getHarness(MatAutocompleteHarness);
    await autocomplete.enterText('harb');
    expect(await autocomplete.getOptions()).toHaveLength(2);

    await autocomplete.selectOption({ text: 'Harbor South' });
    expect(fixture.nativeElement.textContent).toContain('Readings from: Harbor South');
  });

  it('drops text that is no option when the panel closes', async () => {
    const autocomplete = await loader.getHarness(MatAutocompleteHarness);
    await autocomplete.enterText('harbor w');
    await autocomplete.enterText(' or so');
    await autocomplete.blur();
    document.body.click();

    expect(await autocomplete.getValue()).toBe('');
    expect(fixture.nativeElement.textContent).toContain('Readings from: no station');
  });
});
