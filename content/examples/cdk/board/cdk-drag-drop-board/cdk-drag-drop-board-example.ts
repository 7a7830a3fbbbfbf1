import { LiveAnnouncer } from '@angular/cdk/a11y';
import { Directionality } from '@angular/cdk/bidi';
import { CdkDrag, CdkDragDrop, CdkDropList, CdkDropListGroup } from '@angular/cdk/drag-drop';
import { CdkScrollable } from '@angular/cdk/scrolling';
import {
  afterNextRender,
  Component,
  ElementRef,
  inject,
  Injector,
  linkedSignal,
  resource,
  signal,
} from '@angular/core';
import { MatButton, MatIconButton } from '@angular/material/button';
import { MatIcon } from '@angular/material/icon';
import { MatMenu, MatMenuContent, MatMenuItem, MatMenuTrigger } from '@angular/material/menu';
import { MatProgressBar } from '@angular/material/progress-bar';
import { MatSlideToggle } from '@angular/material/slide-toggle';
import { Board, Column, Direction, hasRoom, move, Place, placeOf, step, Task } from './board';
import { BoardService } from './board-service';

/**
 * @title Kanban board with keyboard support
 * @summary Cards move between columns by dragging, with the arrow keys or from a menu, and are saved.
 */
@Component({
  selector: 'cdk-drag-drop-board-example',
  imports: [
    CdkDrag,
    CdkDropList,
    CdkDropListGroup,
    CdkScrollable,
    MatButton,
    MatIcon,
    MatIconButton,
    MatMenu,
    MatMenuContent,
    MatMenuItem,
    MatMenuTrigger,
    MatProgressBar,
    MatSlideToggle,
  ],
  templateUrl: './cdk-drag-drop-board-example.html',
  styleUrl: './cdk-drag-drop-board-example.css',
})
export class CdkDragDropBoardExample {
  private readonly host = inject<ElementRef<HTMLElement>>(ElementRef).nativeElement;
  private readonly injector = inject(Injector);
  private readonly announcer = inject(LiveAnnouncer);
  private readonly direction = inject(Directionality);
  protected readonly server = inject(BoardService);
  protected readonly problem = signal('');
  protected readonly hasRoom = hasRoom;

  // #docregion state
  protected readonly loaded = resource({ loader: () => this.server.load() });
  /** Starts as the board that was loaded; moves change it. */
  protected readonly board = linkedSignal<Board>(() =>
    this.loaded.hasValue() ? this.loaded.value() : [],
  );
  /** The task that was picked up with the keyboard, and where it was. */
  protected readonly lifted = signal<{ task: Task; from: Place } | undefined>(undefined);
  // #enddocregion state

  // #docregion drag
  protected readonly accepts = (_drag: CdkDrag<Task>, list: CdkDropList<Column>): boolean =>
    hasRoom(list.data);

  protected drop({ item, container, currentIndex }: CdkDragDrop<Column, Column, Task>): void {
    const column = this.board().findIndex(({ name }) => name === container.data.name);
    this.send(item.data, { column, index: currentIndex });
  }
  // #enddocregion drag

  // #docregion send
  /** Moves a task at once, and stores it. */
  protected send(task: Task, to: Place | undefined): void {
    if (!to) return;
    const from = placeOf(this.board(), task);
    this.place(task, to);
    void this.save(task, from);
  }

  private place(task: Task, to: Place): void {
    this.board.update((board) => move(board, task, to));
    const { name, tasks } = this.board()[to.column];
    void this.announcer.announce(`${task.title}: ${name}, ${to.index + 1} of ${tasks.length}`);
    this.keepFocus(task);
  }

  private async save(task: Task, from: Place): Promise<void> {
    const to = placeOf(this.board(), task);
    if (to.column === from.column && to.index === from.index) return;
    this.problem.set('');
    try {
      await this.server.save(task, to);
    } catch {
      // Only this task goes back: others may have been moved in the meantime.
      if (this.cardOf(task)?.contains(document.activeElement)) this.keepFocus(task);
      this.board.update((board) => move(board, task, from));
      this.problem.set(`The move of “${task.title}” wasn’t saved.`);
    }
  }
  // #enddocregion send

  // #docregion keys
  protected toggle(task: Task): void {
    if (this.lifted()) return this.release();
    this.lifted.set({ task, from: placeOf(this.board(), task) });
    void this.announcer.announce(
      `${task.title} is picked up. Press the arrow keys to move it, Space to drop it, Escape to cancel.`,
    );
  }

  protected onKey(event: KeyboardEvent): void {
    const lifted = this.lifted();
    if (!lifted) return;
    const direction = this.directionOf(event.key);
    if (direction) {
      const to = step(this.board(), lifted.task, direction);
      if (to) this.place(lifted.task, to);
    } else if (event.key === 'Escape') {
      this.lifted.set(undefined);
      this.place(lifted.task, lifted.from);
    } else return;
    // The page doesn't scroll, and a dialog around the board stays open.
    event.preventDefault();
    event.stopPropagation();
  }

  /** Drops the task where it is. */
  protected release(): void {
    const lifted = this.lifted();
    if (!lifted) return;
    this.lifted.set(undefined);
    void this.announcer.announce(`${lifted.task.title} is dropped.`);
    void this.save(lifted.task, lifted.from);
  }

  private directionOf(key: string): Direction | undefined {
    const isRtl = this.direction.value === 'rtl';
    if (key === 'ArrowUp') return 'up';
    if (key === 'ArrowDown') return 'down';
    if (key === 'ArrowLeft') return isRtl ? 'forward' : 'back';
    if (key === 'ArrowRight') return isRtl ? 'back' : 'forward';
    return undefined;
  }
  // #enddocregion keys

  // #docregion focus
  private isMoving = false;

  /** Moves the focus to a card's handle again, because a card that moves is rendered anew. */
  private keepFocus(task: Task): void {
    this.isMoving = true;
    afterNextRender(
      () => {
        this.cardOf(task)?.querySelector<HTMLElement>('.handle')?.focus();
        this.isMoving = false;
      },
      { injector: this.injector },
    );
  }

  private cardOf(task: Task): Element | null {
    return this.host.querySelector(`[data-task="${task.id}"]`);
  }

  /** A task that the user leaves with Tab or the mouse is dropped. */
  protected leave(): void {
    if (!this.isMoving) this.release();
  }
  // #enddocregion focus

  protected stepOf(task: Task, direction: Direction): Place | undefined {
    return step(this.board(), task, direction);
  }
}
