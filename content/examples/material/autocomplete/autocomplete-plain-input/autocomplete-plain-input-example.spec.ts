import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatAutocompleteHarness } from '@angular/material/autocomplete/testing';
import { MatFormFieldHarness } from '@angular/material/form-field/testing';
import { AutocompletePlainInputExample } from './autocomplete-plain-input-example';

describe('AutocompletePlainInputExample', () => {
  it('suggests works for what is typed into an input of its own', async () => {
    const fixture = TestBed.createComponent(AutocompletePlainInputExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const autocomplete = await loader.getHarness(MatAutocompleteHarness);
    expect(await loader.getAllHarnesses(MatFormFieldHarness)).toHaveLength(0);

    await autocomplete.enterText('sonata');
    expect(await autocomplete.getOptions()).toHaveLength(1);

    await autocomplete.selectOption({ text: 'Moonlight Sonata' });
    expect(await autocomplete.getValue()).toBe('Moonlight Sonata');

    // The choice narrows the list as typing does.
    await autocomplete.blur();
    await autocomplete.focus();
    expect(await autocomplete.getOptions()).toHaveLength(1);
  });

  it('names the input with its label', () => {
    const fixture = TestBed.createComponent(AutocompletePlainInputExample);
    const input: HTMLInputElement = fixture.nativeElement.querySelector('input');

    expect(input.labels?.[0]?.textContent).toBe('Search the sheet music');
  });
});
