import { LiveAnnouncer } from '@angular/cdk/a11y';
import { CdkDrag, CdkDragHandle, CdkDropList, moveItemInArray } from '@angular/cdk/drag-drop';
import { afterNextRender, Component, inject, Injector, signal } from '@angular/core';
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

interface Song {
  title: string;
  minutes: string;
}

/**
 * @title Drag-and-drop rows
 * @summary Moves rows with the pointer or with the arrow keys.
 */
@Component({
  selector: 'table-drag-drop-example',
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
  templateUrl: './table-drag-drop-example.html',
  styleUrl: './table-drag-drop-example.css',
})
export class TableDragDropExample {
  private readonly announcer = inject(LiveAnnouncer);
  private readonly injector = inject(Injector);
  protected readonly columns = ['handle', 'title', 'minutes'];
  protected readonly songs = signal<readonly Song[]>([
    { title: 'Harbor lights', minutes: '4:10' },
    { title: 'Salt road', minutes: '3:35' },
    { title: 'Tin roof', minutes: '5:02' },
    { title: 'Last ferry', minutes: '6:20' },
  ]);
  protected readonly byTitle = (_: number, song: Song): string => song.title;

  protected move(from: number, to: number): void {
    const songs = [...this.songs()];
    moveItemInArray(songs, from, to);
    this.songs.set(songs);
  }

  /** Moves a row with the arrow keys, because dragging has no keys of its own. */
  protected step(event: Event, from: number, to: number, handle: MatIconButton): void {
    event.preventDefault();
    if (to < 0 || to >= this.songs().length) return;
    this.move(from, to);
    const place = `${to + 1} of ${this.songs().length}`;
    void this.announcer.announce(`${this.songs()[to].title}, ${place}`);
    // The row is removed and inserted again, so it loses focus.
    afterNextRender(() => handle.focus(), { injector: this.injector });
  }
}
