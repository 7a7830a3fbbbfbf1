import { CdkDrag, CdkDragDrop, CdkDropList, moveItemInArray } from '@angular/cdk/drag-drop';
import { afterNextRender, Component, inject, Injector, signal } from '@angular/core';

/**
 * @title Horizontal list
 * @summary Items in a row are sorted by dragging them sideways.
 */
@Component({
  selector: 'cdk-drag-drop-horizontal-example',
  imports: [CdkDrag, CdkDropList],
  templateUrl: './cdk-drag-drop-horizontal-example.html',
  styleUrl: './cdk-drag-drop-horizontal-example.css',
})
export class CdkDragDropHorizontalExample {
  private readonly injector = inject(Injector);
  protected readonly cars = signal(['Engine', 'Mail', 'Dining', 'Sleeper']);
  protected readonly said = signal('');

  protected drop({ previousIndex, currentIndex }: CdkDragDrop<unknown>): void {
    this.move(previousIndex, currentIndex);
  }

  /** Moves a car unless it's at the end, and keeps focus on the button. */
  protected move(from: number, to: number, button?: HTMLElement): void {
    const cars = [...this.cars()];
    if (to < 0 || to >= cars.length) return;
    moveItemInArray(cars, from, to);
    this.cars.set(cars);
    this.said.set(`${cars[to]} is car ${to + 1} of ${cars.length}.`);
    afterNextRender(() => button?.focus(), { injector: this.injector });
  }
}
