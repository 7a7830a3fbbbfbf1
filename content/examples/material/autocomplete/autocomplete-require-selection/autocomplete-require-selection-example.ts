import { Component, computed, signal } from '@angular/core';
import { FormControl, ReactiveFormsModule } from '@angular/forms';
import { MatAutocompleteModule } from '@angular/material/autocomplete';
import { MatFormFieldModule } from '@angular/material/form-field';
import { MatInputModule } from '@angular/material/input';

/**
 * @title Required selection from the list
 * @summary Clears text that doesn't match an option when the panel closes.
 */
@Component({
  selector: 'autocomplete-require-selection-example',
  imports: [MatAutocompleteModule, MatFormFieldModule, MatInputModule, ReactiveFormsModule],
  templateUrl: './autocomplete-require-selection-example.html',
  styleUrl: './autocomplete-require-selection-example.css',
})
export class AutocompleteRequireSelectionExample {
  protected readonly station = new FormControl<string | null>(null);
  private readonly query = signal('');

  protected readonly matches = computed(() =>
    STATIONS.filter((station) => station.toLowerCase().includes(this.query())),
  );

  /** The control doesn't emit until an option is selected, so the text comes from the input. */
  protected filter(text: string) {
    this.query.set(text.trim().toLowerCase());
  }
}

const STATIONS: readonly string[] = [
  'Beacon Hill',
  'Harbor North',
  'Harbor South',
  'Kiln Lane',
  'Museum Island',
  'Upper Mill',
];
