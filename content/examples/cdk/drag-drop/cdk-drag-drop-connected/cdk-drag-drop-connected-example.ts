import {
  CdkDrag,
  CdkDragDrop,
  CdkDropList,
  moveItemInArray,
  transferArrayItem,
} from '@angular/cdk/drag-drop';
import {
  afterNextRender,
  Component,
  ElementRef,
  inject,
  Injector,
  signal,
  WritableSignal,
} from '@angular/core';

type Things = WritableSignal<readonly string[]>;

/**
 * @title Connected lists
 * @summary Items move between two lists by dragging or with buttons.
 */
@Component({
  selector: 'cdk-drag-drop-connected-example',
  imports: [CdkDrag, CdkDropList],
  templateUrl: './cdk-drag-drop-connected-example.html',
  styleUrl: './cdk-drag-drop-connected-example.css',
})
export class CdkDragDropConnectedExample {
  private readonly host = inject<ElementRef<HTMLElement>>(ElementRef).nativeElement;
  private readonly injector = inject(Injector);
  protected readonly home: Things = signal(['Tent', 'Stove', 'Lamp', 'Rope']);
  protected readonly packed: Things = signal(['Map']);
  protected readonly said = signal('');

  protected drop(event: CdkDragDrop<Things>): void {
    const { previousContainer, container, previousIndex, currentIndex } = event;
    this.move(previousContainer.data, container.data, previousIndex, currentIndex);
  }

  /** Moves a thing without dragging, and keeps focus on it. */
  protected hand(from: Things, to: Things, index: number): void {
    const thing = from()[index];
    this.move(from, to, index, to().length);
    const refocus = () => this.host.querySelector<HTMLElement>(`[data-thing="${thing}"]`)?.focus();
    afterNextRender(refocus, { injector: this.injector });
  }

  private move(from: Things, to: Things, index: number, place: number): void {
    const source = [...from()];
    const target = from === to ? source : [...to()];
    if (from === to) moveItemInArray(source, index, place);
    else transferArrayItem(source, target, index, place);
    from.set(source);
    to.set(target);
    const list = to === this.packed ? 'packed' : 'at home';
    this.said.set(`${target[place]} is ${list}, number ${place + 1}.`);
  }
}
