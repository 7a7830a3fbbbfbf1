import { CdkDrag, CdkDragDrop, CdkDropList, moveItemInArray } from '@angular/cdk/drag-drop';
import { Component, input, output } from '@angular/core';

/**
 * @title Drag and drop playground
 * @summary A list of songs is sorted with the inputs that you set.
 */
@Component({
  selector: 'cdk-drag-drop-playground-example',
  imports: [CdkDrag, CdkDropList],
  templateUrl: './cdk-drag-drop-playground-example.html',
  styleUrl: './cdk-drag-drop-playground-example.css',
})
export class CdkDragDropPlaygroundExample {
  /** Sets whether items are below or beside each other. */
  readonly orientation = input<'vertical' | 'horizontal'>('vertical');
  /** Limits dragging to one axis. */
  readonly lockAxis = input<'x' | 'y' | null>(null);
  /** Disables dragging in the whole list. */
  readonly disabled = input(false);
  /** Keeps the order of the items while they're dragged. */
  readonly sortingDisabled = input(false);
  /**
   * Sets how many milliseconds users hold an item before it moves.
   *
   * @min 0
   * @max 1000
   * @step 100
   */
  readonly startDelay = input(0);

  readonly dropped = output<{ from: number; to: number }>();

  protected readonly songs = ['Tide', 'Anchor', 'Gulls', 'Home'];

  protected move({ previousIndex, currentIndex }: CdkDragDrop<unknown>) {
    moveItemInArray(this.songs, previousIndex, currentIndex);
    this.dropped.emit({ from: previousIndex, to: currentIndex });
  }
}
