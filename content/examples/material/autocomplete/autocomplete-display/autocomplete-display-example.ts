import { Component, computed } from '@angular/core';
import { toSignal } from '@angular/core/rxjs-interop';
import { FormControl, ReactiveFormsModule } from '@angular/forms';
import { MatAutocompleteModule } from '@angular/material/autocomplete';
import { MatFormFieldModule } from '@angular/material/form-field';
import { MatInputModule } from '@angular/material/input';

interface Vet {
  id: number;
  name: string;
  field: string;
}

/**
 * @title Display text for objects
 * @summary Shows the name of a vet in the field and stores the whole record in the form.
 */
@Component({
  selector: 'autocomplete-display-example',
  imports: [MatAutocompleteModule, MatFormFieldModule, MatInputModule, ReactiveFormsModule],
  templateUrl: './autocomplete-display-example.html',
  styleUrl: './autocomplete-display-example.css',
})
export class AutocompleteDisplayExample {
  /** A string while the user types, and a vet after one is selected. */
  protected readonly vet = new FormControl<string | Vet>('', { nonNullable: true });
  private readonly value = toSignal(this.vet.valueChanges, { initialValue: '' });

  protected readonly chosen = computed(() => {
    const value = this.value();
    return typeof value === 'string' ? undefined : value;
  });

  protected readonly matches = computed(() => {
    const name = nameOf(this.value()).toLowerCase();
    return VETS.filter((vet) => vet.name.toLowerCase().includes(name));
  });

  protected readonly nameOf = nameOf;
}

function nameOf(value: string | Vet | null): string {
  return typeof value === 'string' ? value : (value?.name ?? '');
}

const VETS: readonly Vet[] = [
  { id: 17, name: 'Amara Okoye', field: 'Small animals' },
  { id: 23, name: 'Jonas Lindqvist', field: 'Horses' },
  { id: 31, name: 'Mei Tanaka', field: 'Birds and reptiles' },
  { id: 42, name: 'Rosa Almeida', field: 'Surgery' },
];
