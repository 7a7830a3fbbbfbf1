import { whenIdle } from '@/lib/browser/scheduling/when-idle';

/** A task in the queue. */
export interface Queued {
  /** Runs the task immediately, unless it has started. */
  now: () => void;
  /** Removes the task from the queue, unless it has started. */
  cancel: () => void;
}

/** A task that handles its own failures. */
type Task = () => Promise<void>;

const waiting: Task[] = [];
let busy = false;
let isOpen = false;

/** Starts to run tasks. Called when the visitor first interacts. */
export function openQueue(): void {
  isOpen = true;
  runNext();
}

/**
 * Adds a task. After the queue was opened, tasks run one after another, each when the page has loaded and the
 * browser is idle. `Queued.now` runs a task immediately.
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
