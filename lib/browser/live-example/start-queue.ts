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

/** The waiting tasks, each with the element that it is about. */
const waiting = new Map<Task, Element | undefined>();
let busy = false;
let isOpen = false;

/** Starts to run tasks. Called when the visitor first interacts. */
export function openQueue(): void {
  isOpen = true;
  runNext();
}

/** Whether a part of an element is in the window. */
function isInView(element: Element | undefined): boolean {
  if (!element) return false;
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

/** The first waiting task for what the visitor sees, or else the first one. Nothing is measured for a single one. */
function nextTask(): Task | undefined {
  const [first, ...others] = waiting;
  const seen = others.length === 0 ? first : [...waiting].find(([, element]) => isInView(element));
  return (seen ?? first)?.[0];
}

/**
 * Adds a task. After the queue was opened, tasks run one after another, each when the page has loaded and the
 * browser is idle; what is in view goes first. `Queued.now` runs a task immediately.
 *
 * @param element what the task is about
 */
export function enqueue(task: Task, element?: Element): Queued {
  waiting.set(task, element);
  runNext();
  const remove = () => waiting.delete(task);
  return { now: () => void (remove() && task()), cancel: () => void remove() };
}

function runNext(): void {
  if (busy || !isOpen || waiting.size === 0) return;
  busy = true;
  whenIdle(() => {
    const task = nextTask();
    if (task) waiting.delete(task);
    void (task ? task() : Promise.resolve()).finally(() => {
      busy = false;
      runNext();
    });
  });
}
