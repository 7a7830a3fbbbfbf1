import { whenIdle } from '../when-idle';

/** Work that waits for its turn, unless it is run at once or dropped. */
export interface Queued {
  /** Does it at once, out of turn. Nothing happens if it has begun. */
  now: () => void;
  /** Forgets it. Work that has begun goes on. */
  cancel: () => void;
}

/** Deals with its own failures. */
type Task = () => Promise<void>;

const waiting: Task[] = [];
let busy = false;
let open = false;

/** Lets what waits run, now and from now on. Until then only `Queued.now` starts anything. */
export function openQueue(): void {
  open = true;
  runNext();
}

/**
 * Runs tasks one after another, each when the page has been loaded and has nothing better to do. They
 * all wait until the queue is opened: a page that nobody has touched yet is to be read, not to compute.
 */
export function enqueue(task: Task): Queued {
  waiting.push(task);
  runNext();
  const take = () => {
    const index = waiting.indexOf(task);
    if (index >= 0) waiting.splice(index, 1);
    return index >= 0;
  };
  return { now: () => void (take() && task()), cancel: () => void take() };
}

function runNext(): void {
  if (!open || busy || waiting.length === 0) return;
  busy = true;
  whenIdle(() => {
    const task = waiting.shift();
    void (task ? task() : Promise.resolve()).finally(() => {
      busy = false;
      runNext();
    });
  });
}
