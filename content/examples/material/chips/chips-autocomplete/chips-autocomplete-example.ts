import { Component, computed, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import {
  MatAutocompleteModule,
  MatAutocompleteSelectedEvent,
} from '@angular/material/autocomplete';
import { MatChipsModule } from '@angular/material/chips';
import { MatFormFieldModule } from '@angular/material/form-field';
import { MatIconModule } from '@angular/material/icon';

/**
 * @title Autocomplete for chips
 * @summary Adds chips from suggestions that aren't selected yet.
 */
@Component({
  selector: 'chips-autocomplete-example',
  imports: [FormsModule, MatAutocompleteModule, MatChipsModule, MatFormFieldModule, MatIconModule],
  templateUrl: './chips-autocomplete-example.html',
  styleUrl: './chips-autocomplete-example.css',
})
export class ChipsAutocompleteExample {
  protected readonly query = signal('');
  protected readonly spoken = signal<readonly string[]>(['Estonian']);

  protected readonly suggestions = computed(() => {
    const query = this.query().trim().toLowerCase();
    return LANGUAGES.filter(
      (language) => language.toLowerCase().includes(query) && !this.spoken().includes(language),
    );
  });

  protected add(event: MatAutocompleteSelectedEvent) {
    this.spoken.update((spoken) => [...spoken, event.option.viewValue]);
    event.option.deselect();
    this.query.set('');
  }

  protected remove(language: string) {
    this.spoken.update((spoken) => spoken.filter((each) => each !== language));
  }
}

const LANGUAGES: readonly string[] = [
  'Amharic',
  'Estonian',
  'Finnish',
  'Hausa',
  'Icelandic',
  'Irish',
  'Tamil',
  'Welsh',
];
