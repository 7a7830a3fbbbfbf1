import {
  CdkDrag,
  CdkDragDrop,
  CdkDragPreview,
  CdkDropList,
  moveItemInArray,
} from '@angular/cdk/drag-drop';
import { afterNextRender, Component, inject, Injector, signal } from '@angular/core';

interface Parcel {
  street: string;
  kilograms: number;
}

/**
 * @title Custom preview
 * @summary A template replaces the element that follows the pointer.
 */
@Component({
  selector: 'cdk-drag-drop-preview-example',
  imports: [CdkDrag, CdkDragPreview, CdkDropList],
  templateUrl: './cdk-drag-drop-preview-example.html',
  styleUrl: './cdk-drag-drop-preview-example.css',
})
export class CdkDragDropPreviewExample {
  private readonly injector = inject(Injector);
  protected readonly said = signal('');
  protected readonly parcels = signal<readonly Parcel[]>([
    { street: 'Chandler Row 4', kilograms: 2 },
    { street: 'Dock Street 19', kilograms: 11 },
    { street: 'Ropewalk 7', kilograms: 5 },
  ]);

  protected drop({ previousIndex, currentIndex }: CdkDragDrop<unknown>): void {
    this.move(previousIndex, currentIndex);
  }

  protected move(from: number, to: number, button?: HTMLElement): void {
    if (to < 0) return;
    const parcels = [...this.parcels()];
    moveItemInArray(parcels, from, to);
    this.parcels.set(parcels);
    this.said.set(`${parcels[to].street} is stop ${to + 1}.`);
    afterNextRender(() => button?.focus(), { injector: this.injector });
  }
}
