import { Component, computed, input, output, signal } from '@angular/core';
import { MatAutocomplete, MatAutocompleteTrigger, MatOption } from '@angular/material/autocomplete';
import { MatFormField, MatLabel } from '@angular/material/form-field';
import { MatInput } from '@angular/material/input';

/**
 * @title Autocomplete playground
 * @summary Lets you try where the panel opens and how an option becomes the value.
 */
@Component({
  selector: 'autocomplete-playground-example',
  imports: [MatAutocomplete, MatAutocompleteTrigger, MatFormField, MatInput, MatLabel, MatOption],
  templateUrl: './autocomplete-playground-example.html',
})
export class AutocompletePlaygroundExample {
  /** The label of the field. */
  readonly label = input('River');
  /** The side on which the panel opens. */
  readonly position = input<'auto' | 'above' | 'below'>('auto');
  /** Highlights the first option when the panel opens, so that Enter selects it. */
  readonly autoActiveFirstOption = input(false);
  /** Writes the highlighted option into the field while the user moves through the list. */
  readonly autoSelectActiveOption = input(false);
  /** Clears text that doesn't match an option when the panel closes. */
  readonly requireSelection = input(false);
  /** Turns the suggestions off. */
  readonly suggestionsOff = input(false);

  readonly optionSelected = output<string>();

  protected readonly typed = signal('');
  protected readonly rivers = computed(() =>
    ['Danube', 'Douro', 'Loire', 'Oder', 'Rhône', 'Tagus', 'Vistula'].filter((river) =>
      river.toLowerCase().includes(this.typed().toLowerCase()),
    ),
  );
}
