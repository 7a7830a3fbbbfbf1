import { Component, computed, signal } from '@angular/core';
import { MatAutocomplete, MatAutocompleteTrigger, MatOption } from '@angular/material/autocomplete';

/**
 * @title Plain input without a form field
 * @summary Adds suggestions to a search input that isn't in a form field.
 */
@Component({
  selector: 'autocomplete-plain-input-example',
  imports: [MatAutocomplete, MatAutocompleteTrigger, MatOption],
  templateUrl: './autocomplete-plain-input-example.html',
  styleUrl: './autocomplete-plain-input-example.css',
})
export class AutocompletePlainInputExample {
  protected readonly query = signal('');

  protected readonly matches = computed(() => {
    const query = this.query().trim().toLowerCase();
    return WORKS.filter((work) => work.toLowerCase().includes(query));
  });
}

const WORKS: readonly string[] = [
  'Ballade in F minor',
  'Cello Suite in G major',
  'Clair de lune',
  'Gymnopédie No. 1',
  'Maple Leaf Rag',
  'Moonlight Sonata',
];
