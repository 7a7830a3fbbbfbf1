export interface Task {
  id: number;
  title: string;
  owner: string;
}

export interface Column {
  name: string;
  /** How many tasks the column may have. */
  limit: number;
  tasks: readonly Task[];
}

export type Board = readonly Column[];

export interface Place {
  column: number;
  index: number;
}

// #docregion move
export function placeOf(board: Board, task: Task): Place {
  const column = board.findIndex(({ tasks }) => tasks.some(({ id }) => id === task.id));
  return { column, index: board[column].tasks.findIndex(({ id }) => id === task.id) };
}

/** Returns a board on which a task is at another place. */
export function move(board: Board, task: Task, to: Place): Board {
  return board.map((column, index) => {
    const tasks = column.tasks.filter(({ id }) => id !== task.id);
    if (index === to.column) tasks.splice(to.index, 0, task);
    return { ...column, tasks };
  });
}
// #enddocregion move

export function hasRoom({ tasks, limit }: Column): boolean {
  return tasks.length < limit;
}

// #docregion step
export type Direction = 'up' | 'down' | 'back' | 'forward';

/** Returns the next place in a direction, or undefined at the edge. Full columns are skipped. */
export function step(board: Board, task: Task, direction: Direction): Place | undefined {
  const { column, index } = placeOf(board, task);
  if (direction === 'up') return index > 0 ? { column, index: index - 1 } : undefined;
  if (direction === 'down') {
    return index < board[column].tasks.length - 1 ? { column, index: index + 1 } : undefined;
  }
  const by = direction === 'forward' ? 1 : -1;
  let next = column + by;
  while (board[next] && !hasRoom(board[next])) next += by;
  if (!board[next]) return undefined;
  return { column: next, index: Math.min(index, board[next].tasks.length) };
}
// #enddocregion step
