import { LiveAnnouncer } from '@angular/cdk/a11y';
import { Directionality } from '@angular/cdk/bidi';
import { CdkDrag, CdkDragHandle, CdkDropList, moveItemInArray } from '@angular/cdk/drag-drop';
import { afterNextRender, Component, inject, Injector, signal, viewChildren } from '@angular/core';
import { MatIconButton } from '@angular/material/button';
import { MatIcon } from '@angular/material/icon';
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

interface Column {
  name: string;
  header: string;
}

interface Kite {
  model: string;
  span: string;
  wind: string;
}

/**
 * @title Drag-and-drop columns
 * @summary Moves columns with the pointer or with the arrow keys.
 */
@Component({
  selector: 'table-reorderable-example',
  imports: [
    CdkDrag,
    CdkDragHandle,
    CdkDropList,
    MatCell,
    MatCellDef,
    MatColumnDef,
    MatHeaderCell,
    MatHeaderCellDef,
    MatHeaderRow,
    MatHeaderRowDef,
    MatIcon,
    MatIconButton,
    MatRow,
    MatRowDef,
    MatTable,
  ],
  templateUrl: './table-reorderable-example.html',
  styleUrl: './table-reorderable-example.css',
})
export class TableReorderableExample {
  private readonly announcer = inject(LiveAnnouncer);
  private readonly direction = inject(Directionality).valueSignal;
  private readonly injector = inject(Injector);
  private readonly handles = viewChildren(MatIconButton);
  protected readonly columns: readonly Column[] = [
    { name: 'model', header: 'Kite' },
    { name: 'span', header: 'Span' },
    { name: 'wind', header: 'Wind' },
  ];
  protected readonly order = signal(this.columns.map(({ name }) => name));
  protected readonly kites: Kite[] = [
    { model: 'Delta', span: '2.4 m', wind: '2–5' },
    { model: 'Sled', span: '1.1 m', wind: '3–5' },
    { model: 'Box', span: '1.6 m', wind: '4–6' },
  ];

  protected move(from: number, to: number): void {
    const order = [...this.order()];
    moveItemInArray(order, from, to);
    this.order.set(order);
  }

  protected step(event: Event, column: Column, toRight: number): void {
    event.preventDefault();
    const from = this.order().indexOf(column.name);
    const to = this.direction() === 'rtl' ? from - toRight : from + toRight;
    if (to < 0 || to >= this.order().length) return;
    this.move(from, to);
    void this.announcer.announce(`${column.header}, column ${to + 1} of ${this.order().length}`);
    // The headers are created again in the new order, so focus the new handle.
    const handle = this.columns.indexOf(column);
    afterNextRender(() => this.handles()[handle].focus(), { injector: this.injector });
  }
}
