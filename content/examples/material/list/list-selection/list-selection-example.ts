import { Component, computed, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';
import { MatListOption, MatSelectionList } from '@angular/material/list';

/**
 * @title Selection list with checkboxes
 * @summary Lets users select several options, and adds up their weights.
 */
@Component({
  selector: 'list-selection-example',
  imports: [FormsModule, MatListOption, MatSelectionList],
  templateUrl: './list-selection-example.html',
})
export class ListSelectionExample {
  protected readonly instruments = [
    { name: 'Level', grams: 1800 },
    { name: 'Tripod', grams: 5200 },
    { name: 'Staff', grams: 2400 },
    { name: 'Plumb bob', grams: 400 },
  ];
  protected readonly packed = signal<string[]>(['Level', 'Tripod']);
  protected readonly kilograms = computed(
    () =>
      this.instruments
        .filter(({ name }) => this.packed().includes(name))
        .reduce((sum, { grams }) => sum + grams, 0) / 1000,
  );
}
