import { CdkDrag, CdkDragDrop, CdkDropList, moveItemInArray } from '@angular/cdk/drag-drop';
import { afterNextRender, Component, inject, Injector, signal } from '@angular/core';

/** @title Hold before the drag starts */
@Component({
  selector: 'cdk-drag-drop-delay-example',
  imports: [CdkDrag, CdkDropList],
  templateUrl: './cdk-drag-drop-delay-example.html',
  styleUrl: './cdk-drag-drop-delay-example.css',
})
export class CdkDragDropDelayExample {
  private readonly injector = inject(Injector);
  /** Milliseconds: a finger scrolls the list unless it rests first; a mouse hardly waits. */
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
