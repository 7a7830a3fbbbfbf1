import { CdkDrag, CdkDragDrop, CdkDropList, moveItemInArray } from '@angular/cdk/drag-drop';
import { afterNextRender, Component, inject, Injector, signal } from '@angular/core';

interface Act {
  name: string;
  isFixed: boolean;
}

/**
 * @title Disabled dragging
 * @summary One item can't be dragged, and a checkbox disables the whole list.
 */
@Component({
  selector: 'cdk-drag-drop-disabled-example',
  imports: [CdkDrag, CdkDropList],
  templateUrl: './cdk-drag-drop-disabled-example.html',
  styleUrl: './cdk-drag-drop-disabled-example.css',
})
export class CdkDragDropDisabledExample {
  private readonly injector = inject(Injector);
  protected readonly isClosed = signal(false);
  protected readonly said = signal('');
  protected readonly acts = signal<readonly Act[]>([
    { name: 'Jugglers', isFixed: false },
    { name: 'Brass band', isFixed: false },
    { name: 'Puppet theater', isFixed: false },
    { name: 'Fireworks', isFixed: true },
  ]);

  protected drop({ previousIndex, currentIndex }: CdkDragDrop<unknown>): void {
    this.move(previousIndex, currentIndex);
  }

  /** Moves an act, unless it or the target place is fixed. */
  protected move(from: number, to: number, button?: HTMLElement): void {
    const acts = [...this.acts()];
    if (!this.canMove(from, to)) return;
    moveItemInArray(acts, from, to);
    this.acts.set(acts);
    this.said.set(`${acts[to].name}: act ${to + 1}.`);
    afterNextRender(() => button?.focus(), { injector: this.injector });
  }

  protected canMove(from: number, to: number): boolean {
    const acts = this.acts();
    return !this.isClosed() && !acts[from].isFixed && to >= 0 && acts.at(to)?.isFixed === false;
  }
}
