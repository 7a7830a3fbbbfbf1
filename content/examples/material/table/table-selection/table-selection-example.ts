import { SelectionModel } from '@angular/cdk/collections';
import { Component, computed } from '@angular/core';
import { toSignal } from '@angular/core/rxjs-interop';
import { MatCheckbox } from '@angular/material/checkbox';
import { MatTableModule } from '@angular/material/table';
import { map } from 'rxjs';

interface Parcel {
  number: string;
  to: string;
  kilograms: number;
}

/**
 * @title Row selection
 * @summary Selects single rows or all rows with checkboxes.
 */
@Component({
  selector: 'table-selection-example',
  imports: [MatCheckbox, MatTableModule],
  templateUrl: './table-selection-example.html',
  styleUrl: './table-selection-example.css',
})
export class TableSelectionExample {
  protected readonly columns = ['select', 'number', 'to', 'kilograms'];
  protected readonly parcels: Parcel[] = [
    { number: 'P-2041', to: 'Tromsø', kilograms: 2.4 },
    { number: 'P-2042', to: 'Bodø', kilograms: 7.1 },
    { number: 'P-2043', to: 'Vardø', kilograms: 0.8 },
    { number: 'P-2044', to: 'Svolvær', kilograms: 12 },
  ];
  protected readonly selection = new SelectionModel<Parcel>(true, [this.parcels[1]]);

  // Templates don't detect changes of the model, so a signal holds what they show.
  protected readonly selected = toSignal(
    this.selection.changed.pipe(map(({ source }) => source.selected)),
    { initialValue: this.selection.selected },
  );
  protected readonly all = computed(() => this.selected().length === this.parcels.length);

  protected toggleAll(): void {
    if (this.all()) this.selection.clear();
    else this.selection.select(...this.parcels);
  }
}
