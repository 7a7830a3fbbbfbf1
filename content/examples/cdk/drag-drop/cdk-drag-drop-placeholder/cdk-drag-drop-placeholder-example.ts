import {
  CdkDrag,
  CdkDragDrop,
  CdkDragPlaceholder,
  CdkDropList,
  moveItemInArray,
} from '@angular/cdk/drag-drop';
import { afterNextRender, Component, inject, Injector, signal } from '@angular/core';

/**
 * @title Custom placeholder
 * @summary A template replaces the gap that shows where the item will be dropped.
 */
@Component({
  selector: 'cdk-drag-drop-placeholder-example',
  imports: [CdkDrag, CdkDragPlaceholder, CdkDropList],
  templateUrl: './cdk-drag-drop-placeholder-example.html',
  styleUrl: './cdk-drag-drop-placeholder-example.css',
})
export class CdkDragDropPlaceholderExample {
  private readonly injector = inject(Injector);
  protected readonly books = signal(['Charts', 'Tide tables', 'Logbook', 'Signals']);
  protected readonly said = signal('');

  protected drop({ previousIndex, currentIndex }: CdkDragDrop<unknown>): void {
    this.move(previousIndex, currentIndex);
  }

  protected move(from: number, to: number, button?: HTMLElement): void {
    if (to < 0) return;
    const books = [...this.books()];
    moveItemInArray(books, from, to);
    this.books.set(books);
    this.said.set(`${books[to]} is number ${to + 1} from the top.`);
    afterNextRender(() => button?.focus(), { injector: this.injector });
  }
}
