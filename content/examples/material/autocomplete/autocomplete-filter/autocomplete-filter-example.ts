import { Component, computed } from '@angular/core';
import { toSignal } from '@angular/core/rxjs-interop';
import { FormControl, ReactiveFormsModule } from '@angular/forms';
import { MatAutocompleteModule } from '@angular/material/autocomplete';
import { MatFormFieldModule } from '@angular/material/form-field';
import { MatInputModule } from '@angular/material/input';

/**
 * @title Filter with a message for no matches
 * @summary Filters the options as the user types, and shows a message when none of them match.
 */
@Component({
  selector: 'autocomplete-filter-example',
  imports: [MatAutocompleteModule, MatFormFieldModule, MatInputModule, ReactiveFormsModule],
  templateUrl: './autocomplete-filter-example.html',
  styleUrl: './autocomplete-filter-example.css',
})
export class AutocompleteFilterExample {
  protected readonly spice = new FormControl('', { nonNullable: true });
  private readonly typed = toSignal(this.spice.valueChanges, { initialValue: '' });

  protected readonly matches = computed(() => {
    const typed = this.typed().trim().toLowerCase();
    return SPICES.filter((spice) => spice.toLowerCase().includes(typed));
  });
}

const SPICES: readonly string[] = [
  'Black cardamom',
  'Black pepper',
  'Cinnamon',
  'Cumin',
  'Green cardamom',
  'Saffron',
  'Star anise',
  'Sumac',
  'Turmeric',
];
