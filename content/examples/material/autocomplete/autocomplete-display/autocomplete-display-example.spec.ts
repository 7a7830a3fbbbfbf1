import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatAutocompleteHarness } from '@angular/material/autocomplete/testing';
import { AutocompleteDisplayExample } from './autocomplete-display-example';

describe('AutocompleteDisplayExample', () => {
  it('shows the name and keeps the record', async () => {
    const fixture = TestBed.createComponent(AutocompleteDisplayExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const autocomplete = await loader.getHarness(MatAutocompleteHarness);
    await autocomplete.enterText('mei');
    expect(fixture.nativeElement.textContent).toContain('no vet yet');

    await autocomplete.selectOption({ text: /Tanaka/ });
    expect(await autocomplete.getValue()).toBe('Mei Tanaka');
    expect(fixture.nativeElement.textContent).toContain('number 31: Mei Tanaka');
  });
});
