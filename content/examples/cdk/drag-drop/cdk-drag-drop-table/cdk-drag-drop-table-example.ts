import { CdkDrag, CdkDragDrop, CdkDropList, moveItemInArray } from '@angular/cdk/drag-drop';
import {
  CdkCell,
  CdkCellDef,
  CdkColumnDef,
  CdkHeaderCell,
  CdkHeaderCellDef,
  CdkHeaderRow,
  CdkHeaderRowDef,
  CdkRow,
  CdkRowDef,
  CdkTable,
} from '@angular/cdk/table';
import { afterNextRender, Component, inject, Injector, signal } from '@angular/core';

interface Leg {
  to: string;
  miles: number;
}

/**
 * @title Sortable table rows
 * @summary The rows of a table are sorted by dragging or with buttons.
 */
@Component({
  selector: 'cdk-drag-drop-table-example',
  imports: [
    CdkCell,
    CdkCellDef,
    CdkColumnDef,
    CdkDrag,
    CdkDropList,
    CdkHeaderCell,
    CdkHeaderCellDef,
    CdkHeaderRow,
    CdkHeaderRowDef,
    CdkRow,
    CdkRowDef,
    CdkTable,
  ],
  templateUrl: './cdk-drag-drop-table-example.html',
  styleUrl: './cdk-drag-drop-table-example.css',
})
export class CdkDragDropTableExample {
  private readonly injector = inject(Injector);
  protected readonly columns = ['to', 'miles', 'move'];
  protected readonly said = signal('');
  protected readonly legs = signal<readonly Leg[]>([
    { to: 'Cape light', miles: 14 },
    { to: 'Seal bank', miles: 9 },
    { to: 'Inner harbor', miles: 22 },
    { to: 'Long pier', miles: 3 },
  ]);
  /** Lets the table move the elements of rows instead of creating new ones. */
  protected readonly byName = (_: number, leg: Leg): string => leg.to;

  protected drop({ previousIndex, currentIndex }: CdkDragDrop<unknown>): void {
    this.move(previousIndex, currentIndex);
  }

  protected move(from: number, to: number, button?: HTMLElement): void {
    if (to < 0) return;
    const legs = [...this.legs()];
    moveItemInArray(legs, from, to);
    this.legs.set(legs);
    this.said.set(`${legs[to].to} is row ${to + 1}.`);
    afterNextRender(() => button?.focus(), { injector: this.injector });
  }
}
