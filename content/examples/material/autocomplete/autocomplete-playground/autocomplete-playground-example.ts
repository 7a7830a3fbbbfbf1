import { Component, computed, input, output, signal } from '@angular/core';
import { MatAutocomplete, MatAutocompleteTrigger, MatOption } from '@angular/material/autocomplete';
import { MatFormField, MatLabel } from '@angular/material/form-field';
import { MatInput } from '@angular/material/input';

/** @title Autocomplete playground */
@Component({
  selector: 'autocomplete-playground-example',
  imports: [MatAutocomplete, MatAutocompleteTrigger, MatFormField, MatInput, MatLabel, MatOption],
  templateUrl: './autocomplete-playground-example.html',
})
export class AutocompletePlaygroundExample {
  /** What is asked for. */
  readonly label = input('River');
  /** Where the list opens. */
  readonly position = input<'auto' | 'above' | 'below'>('auto');
  /** Marks the first suggestion, so that Enter takes it. */
  readonly autoActiveFirstOption = input(false);
  /** Puts the marked suggestion into the field while one moves through the list. */
  readonly autoSelectActiveOption = input(false);
  /** Empties the field when what is typed is none of the suggestions. */
  readonly requireSelection = input(false);
  /** Suggests nothing. */
  readonly suggestionsOff = input(false);

  readonly optionSelected = output<string>();

  protected readonly typed = signal('');
  protected readonly rivers = computed(() =>
    ['Danube', 'Douro', 'Loire', 'Oder', 'Rhône', 'Tagus', 'Vistula'].filter((river) =>
      river.toLowerCase().includes(this.typed().toLowerCase()),
    ),
  );
}
