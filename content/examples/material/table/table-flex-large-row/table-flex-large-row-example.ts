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

interface Watch {
  hours: string;
  officer: string;
  remarks: string;
}

/**
 * @title Flex rows of different heights
 * @summary Adapts the height of each flex row to its longest text.
 */
@Component({
  selector: 'table-flex-large-row-example',
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
  templateUrl: './table-flex-large-row-example.html',
  styleUrl: './table-flex-large-row-example.css',
})
export class TableFlexLargeRowExample {
  protected readonly columns = ['hours', 'officer', 'remarks'];
  protected readonly watches: Watch[] = [
    { hours: '0–4', officer: 'Okafor', remarks: 'Nothing sighted.' },
    {
      hours: '4–8',
      officer: 'Brandt',
      remarks:
        'Fog at first light. Slow ahead, horn every two minutes. A trawler answered to port and ' +
        'passed astern; its lights were never seen.',
    },
    {
      hours: '8–12',
      officer: 'Moreau',
      remarks: 'Fog lifted at nine. Set all sails and took the noon position two miles off course.',
    },
  ];
}
