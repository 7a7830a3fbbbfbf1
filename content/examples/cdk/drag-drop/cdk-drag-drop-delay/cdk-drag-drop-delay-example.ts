import { CdkDrag, CdkDragDrop, CdkDropList, moveItemInArray } from '@angular/cdk/drag-drop';
import { afterNextRender, Component, inject, Injector, signal } from '@angular/core';

/**
 * @title Delay before dragging
 * @summary Users hold an item for a moment before it can be dragged, so that they can scroll by touch.
 */
@Component({
  selector: 'cdk-drag-drop-delay-example',
  imports: [CdkDrag, CdkDropList],
  templateUrl: './cdk-drag-drop-delay-example.html',
  styleUrl: './cdk-drag-drop-delay-example.css',
})
export class CdkDragDropDelayExample {
  private readonly injector = inject(Injector);
  /** In milliseconds. The longer delay for touch lets users scroll the list. */
  protected readonly delay = { touch: 400, mouse: 150 };
  protected readonly species = signal(['Heron', 'Plover', 'Dunlin', 'Curlew', 'Knot', 'Avocet']);
  protected readonly said = signal('');

  protected drop({ previousIndex, currentIndex }: CdkDragDrop<unknown>): void {
    this.move(previousIndex, currentIndex);
  }

  protected move(from: number, to: number, button?: HTMLElement): void {
    if (to < 0) return;
    const species = [...this.species()];
    moveItemInArray(species, from, to);
    this.species.set(species);
    this.said.set(`${species[to]} is number ${to + 1}.`);
    afterNextRender(() => button?.focus(), { injector: this.injector });
  }
}
