import { Injectable, signal } from '@angular/core';
import { Board, Place, Task } from './board';

const BOARD: Board = [
  {
    name: 'To do',
    limit: 8,
    tasks: [
      { id: 1, title: 'Repaint the hull', owner: 'Tove' },
      { id: 2, title: 'Order new ropes', owner: 'Rui' },
      { id: 3, title: 'Check the fire extinguishers', owner: 'Mei' },
    ],
  },
  {
    name: 'In work',
    limit: 3,
    tasks: [
      { id: 4, title: 'Mend the mainsail', owner: 'Mei' },
      { id: 5, title: 'Replace the pump', owner: 'Tove' },
    ],
  },
  { name: 'Done', limit: 20, tasks: [] },
];

/** Stands in for a server: takes a moment to return the board and to store a move. */
@Injectable({ providedIn: 'root' })
export class BoardService {
  /** While this is true, every request fails. */
  readonly fails = signal(false);

  // #docregion contract
  load(): Promise<Board> {
    return this.answer(BOARD);
  }

  /** Stores where a task is now. */
  save(_task: Task, _place: Place): Promise<void> {
    return this.answer(undefined);
  }
  // #enddocregion contract

  private async answer<T>(value: T): Promise<T> {
    await new Promise((resolve) => setTimeout(resolve, 500));
    if (this.fails()) throw new Error('The server returned 503');
    return value;
  }
}
