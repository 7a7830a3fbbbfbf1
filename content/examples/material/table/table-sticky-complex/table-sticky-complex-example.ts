import { Component, signal } from '@angular/core';
import {
  MatButtonToggle,
  MatButtonToggleChange,
  MatButtonToggleGroup,
} from '@angular/material/button-toggle';
import {
  MatCell,
  MatCellDef,
  MatColumnDef,
  MatFooterCell,
  MatFooterCellDef,
  MatFooterRow,
  MatFooterRowDef,
  MatHeaderCell,
  MatHeaderCellDef,
  MatHeaderRow,
  MatHeaderRowDef,
  MatRow,
  MatRowDef,
  MatTable,
} from '@angular/material/table';

interface Stop {
  name: string;
  minutes: readonly string[];
  zone: string;
}

const STOPS = 'Depot Gasworks Theater Market Station Island Shipyard Lido'.split(' ');
const RUNS = ['Run 1', 'Run 2', 'Run 3', 'Run 4', 'Run 5', 'Run 6'];

/**
 * @title Sticky headers, footers and columns
 * @summary Turns sticky rows and columns on and off.
 */
@Component({
  selector: 'table-sticky-complex-example',
  imports: [
    MatButtonToggle,
    MatButtonToggleGroup,
    MatCell,
    MatCellDef,
    MatColumnDef,
    MatFooterCell,
    MatFooterCellDef,
    MatFooterRow,
    MatFooterRowDef,
    MatHeaderCell,
    MatHeaderCellDef,
    MatHeaderRow,
    MatHeaderRowDef,
    MatRow,
    MatRowDef,
    MatTable,
  ],
  templateUrl: './table-sticky-complex-example.html',
  styleUrl: './table-sticky-complex-example.css',
})
export class TableStickyComplexExample {
  protected readonly runs = RUNS;
  protected readonly columns = ['stop', ...RUNS, 'zone'];
  protected readonly sticky = signal<readonly string[]>(['header', 'start']);
  /** A tram every quarter of an hour, with three minutes between stops. */
  protected readonly stops: Stop[] = STOPS.map((name, stop) => ({
    name,
    minutes: RUNS.map((_, run) => clock(6 * 60 + run * 15 + stop * 3)),
    zone: stop < 5 ? 'A' : 'B',
  }));

  protected stick({ value }: MatButtonToggleChange): void {
    this.sticky.set(value);
  }
}

function clock(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  return `${hours}:${String(minutes % 60).padStart(2, '0')}`;
}
