import { Component, signal } from '@angular/core';
import { MatButton } from '@angular/material/button';
import {
  MatCell,
  MatCellDef,
  MatColumnDef,
  MatHeaderCell,
  MatHeaderCellDef,
  MatHeaderRow,
  MatHeaderRowDef,
  MatNoDataRow,
  MatRow,
  MatRowDef,
  MatTable,
} from '@angular/material/table';

interface Bird {
  ring: string;
  species: string;
  wing: number;
}

const CAUGHT = [
  { species: 'Dunnock', wing: 70 },
  { species: 'Wren', wing: 49 },
  { species: 'Blackcap', wing: 75 },
  { species: 'Firecrest', wing: 53 },
];

/**
 * @title Adding and removing rows
 * @summary Sets a new array each time a row is added or removed.
 */
@Component({
  selector: 'table-dynamic-array-data-example',
  imports: [
    MatButton,
    MatCell,
    MatCellDef,
    MatColumnDef,
    MatHeaderCell,
    MatHeaderCellDef,
    MatHeaderRow,
    MatHeaderRowDef,
    MatNoDataRow,
    MatRow,
    MatRowDef,
    MatTable,
  ],
  templateUrl: './table-dynamic-array-data-example.html',
  styleUrl: './table-dynamic-array-data-example.css',
})
export class TableDynamicArrayDataExample {
  protected readonly columns = ['ring', 'species', 'wing'];
  protected readonly birds = signal<readonly Bird[]>([birdNumber(0), birdNumber(1)]);

  // The table doesn't detect changes inside an array, so each change creates a new one.
  protected add(): void {
    this.birds.update((birds) => [...birds, birdNumber(birds.length)]);
  }

  protected removeLast(): void {
    this.birds.update((birds) => birds.slice(0, -1));
  }
}

function birdNumber(index: number): Bird {
  return { ring: `LX ${4071 + index}`, ...CAUGHT[index % CAUGHT.length] };
}
