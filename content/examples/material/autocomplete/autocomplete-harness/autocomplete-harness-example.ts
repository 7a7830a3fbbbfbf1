import { Component, computed, signal } from '@angular/core';
import { form, FormField } from '@angular/forms/signals';
import {
  MatAutocomplete,
  MatAutocompleteTrigger,
  MatOptgroup,
  MatOption,
} from '@angular/material/autocomplete';
import { MatFormField, MatLabel } from '@angular/material/form-field';
import { MatInput } from '@angular/material/input';

interface Season {
  name: string;
  constellations: readonly string[];
}

/**
 * @title Harness test of an autocomplete
 * @summary Tests opening the panel, typing, and selecting an option.
 */
@Component({
  selector: 'autocomplete-harness-example',
  imports: [
    FormField,
    MatAutocomplete,
    MatAutocompleteTrigger,
    MatFormField,
    MatInput,
    MatLabel,
    MatOptgroup,
    MatOption,
  ],
  templateUrl: './autocomplete-harness-example.html',
})
export class AutocompleteHarnessExample {
  protected readonly name = form(signal(''));

  protected readonly matches = computed(() => {
    const typed = this.name().value().toLowerCase();
    return SEASONS.map(({ name, constellations }) => ({
      name,
      constellations: constellations.filter((each) => each.toLowerCase().includes(typed)),
    })).filter(({ constellations }) => constellations.length > 0);
  });
}

const SEASONS: readonly Season[] = [
  { name: 'Winter', constellations: ['Gemini', 'Orion', 'Taurus'] },
  { name: 'Summer', constellations: ['Aquila', 'Cygnus', 'Lyra'] },
];
