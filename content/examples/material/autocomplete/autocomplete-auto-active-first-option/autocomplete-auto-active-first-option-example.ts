import { Component, computed, signal } from '@angular/core';
import { form, FormField } from '@angular/forms/signals';
import { MatAutocomplete, MatAutocompleteTrigger, MatOption } from '@angular/material/autocomplete';
import { MatFormField, MatHint, MatLabel } from '@angular/material/form-field';
import { MatInput } from '@angular/material/input';

/**
 * @title First option highlighted automatically
 * @summary Highlights the first match, so that Enter selects it.
 */
@Component({
  selector: 'autocomplete-auto-active-first-option-example',
  imports: [
    FormField,
    MatAutocomplete,
    MatAutocompleteTrigger,
    MatFormField,
    MatHint,
    MatInput,
    MatLabel,
    MatOption,
  ],
  templateUrl: './autocomplete-auto-active-first-option-example.html',
  styleUrl: './autocomplete-auto-active-first-option-example.css',
})
export class AutocompleteAutoActiveFirstOptionExample {
  protected readonly opening = form(signal(''));

  protected readonly matches = computed(() => {
    const typed = this.opening().value().trim().toLowerCase();
    return OPENINGS.filter((name) => name.toLowerCase().includes(typed));
  });
}

const OPENINGS: readonly string[] = [
  'Caro-Kann Defense',
  'English Opening',
  'French Defense',
  'King’s Gambit',
  'Queen’s Gambit',
  'Ruy Lopez',
  'Scandinavian Defense',
  'Sicilian Defense',
];
