import { TEXT_COLUMN_OPTIONS, TextColumnOptions } from '@angular/cdk/table';
import { Component } from '@angular/core';
import {
  MatHeaderRow,
  MatHeaderRowDef,
  MatRow,
  MatRowDef,
  MatTable,
  MatTextColumn,
} from '@angular/material/table';

interface Peal {
  name: string;
  bells: number;
  seconds: number;
}

/**
 * @title Text column options
 * @summary Sets the headers, the texts and the defaults of text columns.
 */
@Component({
  selector: 'table-text-column-advanced-example',
  imports: [MatHeaderRow, MatHeaderRowDef, MatRow, MatRowDef, MatTable, MatTextColumn],
  providers: [
    {
      provide: TEXT_COLUMN_OPTIONS,
      // Defaults for columns that don't set their own header or accessor.
      useValue: {
        defaultHeaderTextTransform: (name) => name.toUpperCase(),
        defaultDataAccessor: (peal: Peal, name) => (name === 'bells' ? '●'.repeat(peal.bells) : ''),
      } satisfies TextColumnOptions<Peal>,
    },
  ],
  templateUrl: './table-text-column-advanced-example.html',
  styleUrl: './table-text-column-advanced-example.css',
})
export class TableTextColumnAdvancedExample {
  protected readonly columns = ['name', 'bells', 'seconds'];
  protected readonly peals: Peal[] = [
    { name: 'Morning', bells: 1, seconds: 90 },
    { name: 'Feast', bells: 3, seconds: 720 },
    { name: 'Storm', bells: 2, seconds: 305 },
  ];
  protected readonly nameOf = (peal: Peal): string => `${peal.name} peal`;
  protected readonly lengthOf = ({ seconds }: Peal): string =>
    `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
