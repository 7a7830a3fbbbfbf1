import {
  CdkDrag,
  CdkDragDrop,
  CdkDragHandle,
  CdkDropList,
  moveItemInArray,
} from '@angular/cdk/drag-drop';
import { afterNextRender, Component, inject, Injector, signal } from '@angular/core';

/**
 * @title Drag handle
 * @summary Items are dragged by a handle, so that their text can be selected.
 */
@Component({
  selector: 'cdk-drag-drop-handle-example',
  imports: [CdkDrag, CdkDragHandle, CdkDropList],
  templateUrl: './cdk-drag-drop-handle-example.html',
  styleUrl: './cdk-drag-drop-handle-example.css',
})
export class CdkDragDropHandleExample {
  private readonly injector = inject(Injector);
  protected readonly said = signal('');
  protected readonly verses = signal([
    'The harbor lights go out,',
    'the nets are in the hold,',
    'and nobody is on deck.',
  ]);

  protected drop({ previousIndex, currentIndex }: CdkDragDrop<unknown>): void {
    this.move(previousIndex, currentIndex);
  }

  /** The handle is a button, so that arrow keys can do what the pointer does. */
  protected moveByKey(event: Event, from: number, to: number, handle: HTMLElement): void {
    event.preventDefault();
    if (to < 0 || to >= this.verses().length) return;
    this.move(from, to);
    afterNextRender(() => handle.focus(), { injector: this.injector });
  }

  private move(from: number, to: number): void {
    const verses = [...this.verses()];
    moveItemInArray(verses, from, to);
    this.verses.set(verses);
    this.said.set(`Line ${from + 1} is now line ${to + 1}.`);
  }
}
