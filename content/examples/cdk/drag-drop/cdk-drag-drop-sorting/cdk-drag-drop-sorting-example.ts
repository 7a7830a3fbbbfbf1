import { CdkDrag, CdkDragDrop, CdkDropList, moveItemInArray } from '@angular/cdk/drag-drop';
import {
  afterNextRender,
  Component,
  ElementRef,
  inject,
  Injector,
  signal,
  viewChildren,
} from '@angular/core';

/**
 * @title Sortable list
 * @summary A list is sorted by dragging its items or with buttons.
 */
@Component({
  selector: 'cdk-drag-drop-sorting-example',
  imports: [CdkDrag, CdkDropList],
  templateUrl: './cdk-drag-drop-sorting-example.html',
  styleUrl: './cdk-drag-drop-sorting-example.css',
})
export class CdkDragDropSortingExample {
  protected readonly ports = signal(['Bergen', 'Lerwick', 'Tórshavn', 'Seyðisfjörður']);
  protected readonly said = signal('');
  private readonly up = viewChildren<string, ElementRef<HTMLButtonElement>>('up', {
    read: ElementRef,
  });
  private readonly down = viewChildren<string, ElementRef<HTMLButtonElement>>('down', {
    read: ElementRef,
  });
  private readonly injector = inject(Injector);

  protected drop({ previousIndex, currentIndex }: CdkDragDrop<unknown>): void {
    this.move(previousIndex, currentIndex);
  }

  /** Moves a port by one place, and keeps focus on it, so that users can press the button again. */
  protected step(from: number, to: number): void {
    this.move(from, to);
    afterNextRender(
      () => {
        const [pressed, other] = to < from ? [this.up, this.down] : [this.down, this.up];
        const button = pressed()[to].nativeElement;
        (button.disabled ? other()[to].nativeElement : button).focus();
      },
      { injector: this.injector },
    );
  }

  private move(from: number, to: number): void {
    this.ports.update((ports) => {
      const sorted = [...ports];
      moveItemInArray(sorted, from, to);
      return sorted;
    });
    this.said.set(`${this.ports()[to]} is now stop ${to + 1}.`);
  }
}
