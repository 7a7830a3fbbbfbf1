import { Component } from '@angular/core';
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

interface Departure {
  time: string;
  line: string;
  to: string;
  notice?: string;
}

/**
 * @title Multiple rows per record
 * @summary Renders a second row for the records that have a notice.
 */
@Component({
  selector: 'table-multiple-row-template-example',
  imports: [
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
  templateUrl: './table-multiple-row-template-example.html',
  styleUrl: './table-multiple-row-template-example.css',
})
export class TableMultipleRowTemplateExample {
  protected readonly columns = ['time', 'line', 'to'];
  protected readonly departures: Departure[] = [
    { time: '14:02', line: 'S4', to: 'Old Mill' },
    { time: '14:09', line: 'S1', to: 'Airport', notice: 'Replaced by a bus from Westgate on.' },
    { time: '14:12', line: 'S4', to: 'Botanic Garden' },
    { time: '14:20', line: 'S7', to: 'Quarry', notice: 'Only two cars. Bicycles stay behind.' },
  ];
  protected readonly hasNotice = (_: number, departure: Departure): boolean => !!departure.notice;
}
