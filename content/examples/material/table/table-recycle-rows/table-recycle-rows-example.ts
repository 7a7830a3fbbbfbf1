import { Component, computed, effect, ElementRef, signal, viewChildren } from '@angular/core';
import { MatButtonToggle, MatButtonToggleGroup } from '@angular/material/button-toggle';
import {
  MatCell,
  MatCellDef,
  MatColumnDef,
  MatHeaderCell,
  MatHeaderCellDef,
  MatHeaderRow,
  MatHeaderRowDef,
  MatRow,
  MatRowDef,
  MatTable,
} from '@angular/material/table';

interface Lap {
  lane: number;
  rower: string;
  time: string;
}

const HEATS: readonly (readonly Lap[])[] = [
  [
    { lane: 1, rower: 'Adeyemi', time: '7:04.2' },
    { lane: 2, rower: 'Castellan', time: '7:01.8' },
    { lane: 3, rower: 'Hoekstra', time: '7:11.5' },
  ],
  [
    { lane: 1, rower: 'Jansons', time: '7:09.9' },
    { lane: 2, rower: 'Kimura', time: '6:58.3' },
    { lane: 3, rower: 'Leclerc', time: '7:02.7' },
  ],
  [
    { lane: 1, rower: 'Obi', time: '7:15.0' },
    { lane: 2, rower: 'Pavlić', time: '7:03.1' },
  ],
];

/**
 * @title Recycled rows
 * @summary Reuses the elements of rows when all records change.
 */
@Component({
  selector: 'table-recycle-rows-example',
  imports: [
    MatButtonToggle,
    MatButtonToggleGroup,
    MatCell,
    MatCellDef,
    MatColumnDef,
    MatHeaderCell,
    MatHeaderCellDef,
    MatHeaderRow,
    MatHeaderRowDef,
    MatRow,
    MatRowDef,
    MatTable,
  ],
  templateUrl: './table-recycle-rows-example.html',
  styleUrl: './table-recycle-rows-example.css',
})
export class TableRecycleRowsExample {
  private readonly rows = viewChildren<MatRow, ElementRef<HTMLElement>>(MatRow, {
    read: ElementRef,
  });
  private readonly seen = new Set<HTMLElement>();
  protected readonly columns = ['lane', 'rower', 'time'];
  protected readonly heats = HEATS;
  protected readonly heat = signal(0);
  protected readonly laps = computed(() => HEATS[this.heat()]);
  /** Number of row elements that were created so far. */
  protected readonly made = signal(0);

  constructor() {
    effect(() => {
      for (const { nativeElement } of this.rows()) this.seen.add(nativeElement);
      this.made.set(this.seen.size);
    });
  }
}
