import {
  CdkDrag,
  CdkDragDrop,
  CdkDropList,
  CdkDropListGroup,
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

interface Stage {
  name: string;
  jobs: WritableSignal<readonly string[]>;
}

/**
 * @title Board with connected columns
 * @summary Cards move between all columns of a group by dragging or with buttons.
 */
@Component({
  selector: 'cdk-drag-drop-group-example',
  imports: [CdkDrag, CdkDropList, CdkDropListGroup],
  templateUrl: './cdk-drag-drop-group-example.html',
  styleUrl: './cdk-drag-drop-group-example.css',
})
export class CdkDragDropGroupExample {
  private readonly host = inject<ElementRef<HTMLElement>>(ElementRef).nativeElement;
  private readonly injector = inject(Injector);
  protected readonly said = signal('');
  protected readonly stages: readonly Stage[] = [
    { name: 'Reported', jobs: signal(['Loose rail', 'Dim bulb']) },
    { name: 'Under way', jobs: signal(['Rusty hinge']) },
    { name: 'Repaired', jobs: signal([]) },
  ];

  protected drop(event: CdkDragDrop<Stage>): void {
    const { previousContainer, container, previousIndex, currentIndex } = event;
    this.move(previousContainer.data, container.data, previousIndex, currentIndex);
  }

  /** Moves a job without dragging, and keeps focus on it. */
  protected send(from: Stage, to: Stage, index: number): void {
    const job = from.jobs()[index];
    this.move(from, to, index, to.jobs().length);
    const refocus = () =>
      this.host.querySelector<HTMLElement>(`[data-job="${job}"] button`)?.focus();
    afterNextRender(refocus, { injector: this.injector });
  }

  private move(from: Stage, to: Stage, index: number, place: number): void {
    const source = [...from.jobs()];
    const target = from === to ? source : [...to.jobs()];
    if (from === to) moveItemInArray(source, index, place);
    else transferArrayItem(source, target, index, place);
    from.jobs.set(source);
    to.jobs.set(target);
    this.said.set(`${target[place]}: ${to.name}, number ${place + 1}.`);
  }
}
