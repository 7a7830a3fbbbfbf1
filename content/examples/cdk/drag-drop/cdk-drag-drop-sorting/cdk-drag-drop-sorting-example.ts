import { CdkDrag, CdkDragDrop, CdkDropList, moveItemInArray } from '@angular/cdk/drag-drop';
import { Component, signal } from '@angular/core';

/** @title A list that is sorted by dragging, or by a button in each row */
@Component({
  selector: 'cdk-drag-drop-sorting-example',
  imports: [CdkDrag, CdkDropList],
  templateUrl: './cdk-drag-drop-sorting-example.html',
  styleUrl: './cdk-drag-drop-sorting-example.css',
})
export class CdkDragDropSortingExample {
  protected readonly ports = signal(['Bergen', 'Lerwick', 'Tórshavn', 'Seyðisfjörður']);
  protected readonly said = signal('');

  protected drop({ previousIndex, currentIndex }: CdkDragDrop<unknown>): void {
    this.move(previousIndex, currentIndex);
  }

  protected move(from: number, to: number): void {
    this.ports.update((ports) => {
      const sorted = [...ports];
      moveItemInArray(sorted, from, to);
      return sorted;
    });
    this.said.set(`${this.ports()[to]} is now stop ${to + 1}.`);
  }
}
