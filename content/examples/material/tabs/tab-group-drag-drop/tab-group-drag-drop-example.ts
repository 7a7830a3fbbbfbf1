import { CdkDrag, CdkDragDrop, CdkDropList, moveItemInArray } from '@angular/cdk/drag-drop';
import { Component, computed, signal } from '@angular/core';
import { MatButton } from '@angular/material/button';
import { MatTab, MatTabGroup, MatTabLabel } from '@angular/material/tabs';

/**
 * @title Reorderable tabs
 * @summary Lets users drag labels into another order, or move the selected tab with buttons.
 */
@Component({
  selector: 'tab-group-drag-drop-example',
  imports: [CdkDrag, CdkDropList, MatButton, MatTab, MatTabGroup, MatTabLabel],
  templateUrl: './tab-group-drag-drop-example.html',
  styleUrl: './tab-group-drag-drop-example.css',
})
export class TabGroupDragDropExample {
  protected readonly courses = signal(['Soup', 'Fish', 'Cheese', 'Pears']);
  protected readonly selected = signal('Soup');
  protected readonly selectedIndex = computed(() => this.courses().indexOf(this.selected()));

  protected drop({ previousIndex, currentIndex }: CdkDragDrop<unknown>): void {
    this.move(previousIndex, currentIndex);
  }

  /** For keyboards, and for users who cannot drag. */
  protected moveSelected(by: number): void {
    this.move(this.selectedIndex(), this.selectedIndex() + by);
  }

  private move(from: number, to: number): void {
    const courses = [...this.courses()];
    moveItemInArray(courses, from, to);
    this.courses.set(courses);
  }
}
