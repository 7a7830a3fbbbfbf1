import { Directionality } from '@angular/cdk/bidi';
import { CdkDrag, CdkDragDrop, CdkDropList, moveItemInArray } from '@angular/cdk/drag-drop';
import { afterNextRender, Component, inject, Injector, signal } from '@angular/core';

/**
 * @title Wrapping list
 * @summary Items that wrap onto several lines are sorted by dragging or with keys.
 */
@Component({
  selector: 'cdk-drag-drop-mixed-example',
  imports: [CdkDrag, CdkDropList],
  templateUrl: './cdk-drag-drop-mixed-example.html',
  styleUrl: './cdk-drag-drop-mixed-example.css',
})
export class CdkDragDropMixedExample {
  private readonly injector = inject(Injector);
  private readonly direction = inject(Directionality);
  protected readonly said = signal('');
  protected readonly spices = signal([
    'Anise',
    'Cardamom',
    'Cumin',
    'Fennel',
    'Mace',
    'Nutmeg',
    'Saffron',
    'Star anise',
    'Sumac',
  ]);

  protected drop({ previousIndex, currentIndex }: CdkDragDrop<unknown>): void {
    this.move(previousIndex, currentIndex);
  }

  /** Moves the focused jar: the arrow keys by one place, Home and End to the ends. */
  protected moveByKey(event: KeyboardEvent, from: number, jar: HTMLElement): void {
    const last = this.spices().length - 1;
    const isMirrored = this.direction.value === 'rtl';
    const places: Readonly<Partial<Record<string, number>>> = {
      ArrowLeft: from + (isMirrored ? 1 : -1),
      ArrowRight: from + (isMirrored ? -1 : 1),
      Home: 0,
      End: last,
    };
    const to = places[event.key];
    if (to === undefined) return;
    event.preventDefault();
    if (to < 0 || to > last) return;
    this.move(from, to);
    afterNextRender(() => jar.focus(), { injector: this.injector });
  }

  private move(from: number, to: number): void {
    const spices = [...this.spices()];
    moveItemInArray(spices, from, to);
    this.spices.set(spices);
    this.said.set(`${spices[to]} is in place ${to + 1}.`);
  }
}
