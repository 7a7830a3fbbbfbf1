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

/** @title Copies instead of moves */
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
  /** Nothing goes back into the box. */
  protected readonly never = () => false;

  protected drop({ previousContainer, container, ...at }: CdkDragDrop<unknown>): void {
    if (previousContainer !== container) return this.copy(at.previousIndex, at.currentIndex);
    const beats = [...this.beats()];
    moveItemInArray(beats, at.previousIndex, at.currentIndex);
    this.beats.set(beats);
    this.said.set(`${beats[at.currentIndex].sound} is beat ${at.currentIndex + 1}.`);
  }

  /** Each copy gets an id of its own, so that two alike can be told apart. */
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
