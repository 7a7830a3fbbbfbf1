import {
  CdkDrag,
  CdkDragDrop,
  CdkDropList,
  copyArrayItem,
  moveItemInArray,
} from '@angular/cdk/drag-drop';
import { Component, signal } from '@angular/core';

interface Beat {
  id: number;
  sound: string;
}

/**
 * @title Copying between lists
 * @summary Dragging an item to another list leaves the original where it is.
 */
@Component({
  selector: 'cdk-drag-drop-copy-example',
  imports: [CdkDrag, CdkDropList],
  templateUrl: './cdk-drag-drop-copy-example.html',
  styleUrl: './cdk-drag-drop-copy-example.css',
})
export class CdkDragDropCopyExample {
  private made = 1;
  protected readonly sounds = ['Drum', 'Bell', 'Clap'];
  protected readonly beats = signal<readonly Beat[]>([{ id: 0, sound: 'Drum' }]);
  protected readonly said = signal('');
  /** Refuses every item, so that beats can't return to the sounds. */
  protected readonly never = () => false;

  protected drop({ previousContainer, container, ...at }: CdkDragDrop<unknown>): void {
    if (previousContainer !== container) return this.copy(at.previousIndex, at.currentIndex);
    const beats = [...this.beats()];
    moveItemInArray(beats, at.previousIndex, at.currentIndex);
    this.beats.set(beats);
    this.said.set(`${beats[at.currentIndex].sound} is beat ${at.currentIndex + 1}.`);
  }

  /** Adds a copy with its own id, because a sound can occur more than once. */
  protected copy(index: number, place: number): void {
    const box = this.sounds.map((sound) => ({ id: this.made, sound }));
    const beats = [...this.beats()];
    copyArrayItem(box, beats, index, place);
    this.made++;
    this.beats.set(beats);
    this.said.set(`${beats[place].sound} added as beat ${place + 1}.`);
  }

  protected clear(): void {
    this.beats.set([]);
    this.said.set('No beats.');
  }
}
