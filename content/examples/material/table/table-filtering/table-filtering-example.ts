import { Component, computed, signal } from '@angular/core';
import { MatFormField, MatLabel } from '@angular/material/form-field';
import { MatInput } from '@angular/material/input';
import { MatOption, MatSelect } from '@angular/material/select';
import { MatTableModule } from '@angular/material/table';

interface Apple {
  name: string;
  ripe: string;
  use: 'Eating' | 'Cooking' | 'Cider';
}

const APPLES: Apple[] = [
  { name: 'Boskoop', ripe: 'October', use: 'Cooking' },
  { name: 'Gravenstein', ripe: 'September', use: 'Eating' },
  { name: 'Kingston Black', ripe: 'November', use: 'Cider' },
  { name: 'Bramley', ripe: 'October', use: 'Cooking' },
  { name: 'Alkmene', ripe: 'September', use: 'Eating' },
];

/**
 * @title Filtering
 * @summary Filters the rows by text and by the value of a column.
 */
@Component({
  selector: 'table-filtering-example',
  imports: [MatFormField, MatInput, MatLabel, MatOption, MatSelect, MatTableModule],
  templateUrl: './table-filtering-example.html',
  styleUrl: './table-filtering-example.css',
})
export class TableFilteringExample {
  protected readonly columns = ['name', 'ripe', 'use'];
  protected readonly uses = ['Eating', 'Cooking', 'Cider'];
  protected readonly text = signal('');
  protected readonly use = signal('');
  protected readonly apples = computed(() => {
    const text = this.text().trim().toLowerCase();
    return APPLES.filter(
      (apple) =>
        (this.use() === '' || apple.use === this.use()) &&
        `${apple.name} ${apple.ripe}`.toLowerCase().includes(text),
    );
  });
}
