import { LiveAnnouncer } from '@angular/cdk/a11y';
import { CdkDrag, CdkDropList, moveItemInArray } from '@angular/cdk/drag-drop';
import { afterNextRender, Component, inject, Injector, signal } from '@angular/core';
import { MatChipListbox, MatChipOption } from '@angular/material/chips';

/**
 * @title Drag and drop to reorder chips
 * @summary Reorders chips by dragging, or with Shift and an arrow key.
 */
@Component({
  selector: 'chips-drag-drop-example',
  imports: [CdkDrag, CdkDropList, MatChipListbox, MatChipOption],
  templateUrl: './chips-drag-drop-example.html',
  styleUrl: './chips-drag-drop-example.css',
})
export class ChipsDragDropExample {
  private readonly announcer = inject(LiveAnnouncer);
  private readonly injector = inject(Injector);

  protected readonly coats = signal<readonly string[]>([
    'Primer',
    'Undercoat',
    'Ultramarine',
    'Gold leaf',
    'Varnish',
  ]);

  protected move(from: number, to: number) {
    this.coats.update((coats) => {
      const moved = [...coats];
      moveItemInArray(moved, from, to);
      return moved;
    });
    void this.announcer.announce(`${this.coats()[to]}, ${to + 1} of ${this.coats().length}`);
  }

  protected step(event: Event, from: number, to: number, chip: MatChipOption) {
    event.preventDefault();
    if (to < 0 || to >= this.coats().length) return;
    this.move(from, to);
    // Moving the element in the document removes its focus.
    afterNextRender(() => chip.focus(), { injector: this.injector });
  }
}
