import { Directionality } from '@angular/cdk/bidi';
import { CdkDrag, CdkDragDrop, CdkDropList, moveItemInArray } from '@angular/cdk/drag-drop';
import { afterNextRender, Component, ElementRef, inject, Injector, signal } from '@angular/core';

interface Sheet {
  name: string;
  text: string;
}

/**
 * @title Sortable tabs
 * @summary Tabs are sorted by dragging, or with Shift and an arrow key.
 */
@Component({
  selector: 'cdk-drag-drop-tabs-example',
  imports: [CdkDrag, CdkDropList],
  templateUrl: './cdk-drag-drop-tabs-example.html',
  styleUrl: './cdk-drag-drop-tabs-example.css',
})
export class CdkDragDropTabsExample {
  private readonly host = inject<ElementRef<HTMLElement>>(ElementRef).nativeElement;
  private readonly injector = inject(Injector);
  private readonly direction = inject(Directionality);
  protected readonly shown = signal('Budget');
  protected readonly said = signal('');
  protected readonly sheets = signal<readonly Sheet[]>([
    { name: 'Budget', text: 'Costs are 4 percent below the plan.' },
    { name: 'Crew', text: 'Nine people, two of them new.' },
    { name: 'Route', text: 'North about, with the tide.' },
  ]);

  protected drop({ previousIndex, currentIndex }: CdkDragDrop<unknown>): void {
    this.move(previousIndex, currentIndex);
  }

  /** Selects the next tab, or moves the current one if Shift is pressed. */
  protected onArrow(event: Event, index: number, step: number): void {
    event.preventDefault();
    const sheets = this.sheets();
    const to = index + (this.direction.value === 'rtl' ? -step : step);
    if (event instanceof KeyboardEvent && event.shiftKey) {
      if (to in sheets) this.move(index, to);
    } else {
      this.shown.set(sheets[(to + sheets.length) % sheets.length].name);
    }
    const refocus = () => this.host.querySelector<HTMLElement>('[aria-selected=true]')?.focus();
    afterNextRender(refocus, { injector: this.injector });
  }

  private move(from: number, to: number): void {
    const sheets = [...this.sheets()];
    moveItemInArray(sheets, from, to);
    this.sheets.set(sheets);
    this.said.set(`${sheets[to].name} is tab ${to + 1} of ${sheets.length}.`);
  }
}
