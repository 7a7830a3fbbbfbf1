import { CdkDrag, CdkDragDrop, CdkDropList, moveItemInArray } from '@angular/cdk/drag-drop';
import { Component, input, output } from '@angular/core';

/** @title Drag and drop playground */
@Component({
  selector: 'cdk-drag-drop-playground-example',
  imports: [CdkDrag, CdkDropList],
  templateUrl: './cdk-drag-drop-playground-example.html',
  styleUrl: './cdk-drag-drop-playground-example.css',
})
export class CdkDragDropPlaygroundExample {
  /** In which direction the list runs. */
  readonly orientation = input<'vertical' | 'horizontal'>('vertical');
  /** The only direction in which entries move. */
  readonly lockAxis = input<'x' | 'y' | null>(null);
  /** Lets nothing be dragged. */
  readonly disabled = input(false);
  /** Lets entries be dragged, but not sorted. */
  readonly sortingDisabled = input(false);
  /**
   * Milliseconds an entry is held before it moves.
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
