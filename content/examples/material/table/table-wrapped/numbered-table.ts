import { AfterContentInit, Component, contentChildren, input, viewChild } from '@angular/core';
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

/** A table that numbers its rows. Its users define the other columns. */
@Component({
  selector: 'numbered-table',
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
  templateUrl: './numbered-table.html',
  styleUrl: './numbered-table.css',
})
export class NumberedTable<Row> implements AfterContentInit {
  readonly heading = input.required<string>();
  readonly rows = input.required<Row[]>();
  readonly columns = input.required<string[]>();
  private readonly definitions = contentChildren(MatColumnDef);
  private readonly table = viewChild.required<MatTable<Row>>(MatTable);

  // The table only finds columns in its own content, so add those in this component's content.
  ngAfterContentInit(): void {
    for (const definition of this.definitions()) this.table().addColumnDef(definition);
  }
}
