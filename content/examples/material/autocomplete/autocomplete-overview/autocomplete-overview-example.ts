import { Component, computed, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import { MatAutocompleteModule } from '@angular/material/autocomplete';
import { MatFormFieldModule } from '@angular/material/form-field';
import { MatInputModule } from '@angular/material/input';

interface Airport {
  code: string;
  city: string;
  name: string;
}

/**
 * @title Search by code, city or name
 * @summary Suggests airports whose code, city or name contains the text in the field.
 */
@Component({
  selector: 'autocomplete-overview-example',
  imports: [FormsModule, MatAutocompleteModule, MatFormFieldModule, MatInputModule],
  templateUrl: './autocomplete-overview-example.html',
  styleUrl: './autocomplete-overview-example.css',
})
export class AutocompleteOverviewExample {
  protected readonly query = signal('');

  protected readonly matches = computed(() => {
    const query = this.query().trim().toLowerCase();
    return AIRPORTS.filter(({ code, city, name }) =>
      `${code} ${city} ${name}`.toLowerCase().includes(query),
    );
  });
}

const AIRPORTS: readonly Airport[] = [
  { code: 'AMS', city: 'Amsterdam', name: 'Schiphol' },
  { code: 'BOG', city: 'Bogotá', name: 'El Dorado' },
  { code: 'CPT', city: 'Cape Town', name: 'Cape Town International' },
  { code: 'HEL', city: 'Helsinki', name: 'Helsinki-Vantaa' },
  { code: 'KIX', city: 'Osaka', name: 'Kansai' },
  { code: 'LIS', city: 'Lisbon', name: 'Humberto Delgado' },
  { code: 'YVR', city: 'Vancouver', name: 'Vancouver International' },
];
