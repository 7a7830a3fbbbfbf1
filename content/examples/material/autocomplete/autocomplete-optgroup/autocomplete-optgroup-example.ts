import { Component, computed, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import { MatAutocompleteModule } from '@angular/material/autocomplete';
import { MatFormFieldModule } from '@angular/material/form-field';
import { MatInputModule } from '@angular/material/input';

interface Family {
  name: string;
  instruments: readonly string[];
}

/**
 * @title Option groups
 * @summary Filters options that are grouped by family.
 */
@Component({
  selector: 'autocomplete-optgroup-example',
  imports: [FormsModule, MatAutocompleteModule, MatFormFieldModule, MatInputModule],
  templateUrl: './autocomplete-optgroup-example.html',
  styleUrl: './autocomplete-optgroup-example.css',
})
export class AutocompleteOptgroupExample {
  protected readonly query = signal('');

  protected readonly families = computed(() => {
    const query = this.query().trim().toLowerCase();
    return FAMILIES.map(({ name, instruments }) => ({
      name,
      instruments: instruments.filter((instrument) => instrument.toLowerCase().includes(query)),
    })).filter((family) => family.instruments.length > 0);
  });
}

const FAMILIES: readonly Family[] = [
  { name: 'Brass', instruments: ['Bass trombone', 'Horn', 'Trumpet', 'Tuba'] },
  { name: 'Strings', instruments: ['Cello', 'Double bass', 'Viola', 'Violin'] },
  { name: 'Woodwind', instruments: ['Bass clarinet', 'Bassoon', 'Flute', 'Oboe'] },
];
