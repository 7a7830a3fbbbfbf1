import { HarnessLoader } from '@angular/cdk/testing';
import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { ComponentFixture, TestBed } from '@angular/core/testing';
import { MatAutocompleteHarness } from '@angular/material/autocomplete/testing';
import { AutocompleteSimpleExample } from './autocomplete-simple-example';

describe('AutocompleteSimpleExample', () => {
  let fixture: ComponentFixture<AutocompleteSimpleExample>;
  let loader: HarnessLoader;

  beforeEach(() => {
    fixture = TestBed.createComponent(AutocompleteSimpleExample);
    loader = TestbedHarnessEnvironment.loader(fixture);
  });

  it('takes a suggestion', async () => {
    const autocomplete = await loader.getHarness(MatAutocompleteHarness);
    await autocomplete.focus();
    await autocomplete.selectOption({ text: 'Iron red' });

    expect(fixture.nativeElement.textContent).toContain('Ordered: Iron red');
  });

  it('takes an answer that was not suggested', async () => {
    const autocomplete = await loader.getHarness(MatAutocompleteHarness);
    await autocomplete.enterText('Ash over slip');

    expect(fixture.nativeElement.textContent).toContain('Ordered: Ash over slip');
  });
});
