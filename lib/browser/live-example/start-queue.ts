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

const waiting = new Set<Task>();
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
  waiting.add(task);
  runNext();
  const remove = () => waiting.delete(task);
  return { now: () => void (remove() && task()), cancel: () => void remove() };
}

function runNext(): void {
  if (busy || !isOpen || waiting.size === 0) return;
  busy = true;
  whenIdle(() => {
    const [task] = waiting;
    if (task) waiting.delete(task);
    void (task ? task() : Promise.resolve()).finally(() => {
      busy = false;
      runNext();
    });
  });
}
