import { whenIdle } from '@/lib/browser/scheduling/when-idle';

/** A task in the queue. */
export interface Queued {
  /** Runs it at once, out of turn. Does nothing if it has begun. */
  now: () => void;
  /** Removes it from the queue. A task that has begun goes on. */
  cancel: () => void;
}

/** Handles its own failures. */
type Task = () => Promise<void>;

const waiting: Task[] = [];
let busy = false;
let isOpen = false;

/** Runs the queued tasks, now and from now on. Called at the first sign of a person. */
export function openQueue(): void {
  isOpen = true;
  runNext();
}

/**
 * Runs tasks one after another, each when the page has loaded and the browser is idle, after the queue was opened.
 * A task that cannot wait is started by `Queued.now`.
 */
export function enqueue(task: Task): Queued {
  waiting.push(task);
  runNext();
  const remove = () => {
    const index = waiting.indexOf(task);
    if (index >= 0) waiting.splice(index, 1);
    return index >= 0;
  };
  return { now: () => void (remove() && task()), cancel: () => void remove() };
}

function runNext(): void {
  if (busy || !isOpen || waiting.length === 0) return;
  busy = true;
  whenIdle(() => {
    const task = waiting.shift();
    void (task ? task() : Promise.resolve()).finally(() => {
      busy = false;
      runNext();
    });
  });
}
