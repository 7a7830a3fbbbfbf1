import { whenIdle } from '@/lib/browser/scheduling/when-idle';

/** Work that waits for its turn, unless it is run at once or dropped. */
export interface Queued {
  /** Does it at once, out of turn. Nothing happens if it has begun. */
  now: () => void;
  /** Forgets it. Work that has begun goes on. */
  cancel: () => void;
}

/** Deals with its own failures. */
type Task = () => Promise<void>;

interface Waiting {
  task: Task;
  isNear: boolean;
}

const waiting: Waiting[] = [];
let busy = false;
let open: 'nothing' | 'near' | 'everything' = 'nothing';

/**
 * Lets what waits run, now and from now on. Until then only `Queued.now` starts anything.
 *
 * @param onlyNear what a reader sees, though nobody has touched anything: the rest waits for someone
 */
export function openQueue(onlyNear = false): void {
  if (open === 'nothing' || !onlyNear) open = onlyNear ? 'near' : 'everything';
  runNext();
}

/**
 * Runs tasks one after another, each when the page has been loaded and has nothing better to do. They
 * all wait until the queue is opened: a page that nobody has touched yet is to be read, not to compute.
 *
 * @param isNear whether it is about what is on the screen or close to it
 */
export function enqueue(task: Task, isNear = true): Queued {
  const entry = { task, isNear };
  waiting.push(entry);
  runNext();
  const take = () => {
    const index = waiting.indexOf(entry);
    if (index >= 0) waiting.splice(index, 1);
    return index >= 0;
  };
  return { now: () => void (take() && task()), cancel: () => void take() };
}

function runNext(): void {
  if (busy || next() < 0) return;
  busy = true;
  whenIdle(() => {
    const at = next();
    const [entry] = at < 0 ? [] : waiting.splice(at, 1);
    void (entry ? entry.task() : Promise.resolve()).finally(() => {
      busy = false;
      runNext();
    });
  });
}

/** Place of the first that may run; less than zero when there is none. */
function next(): number {
  if (open === 'nothing') return -1;
  return waiting.findIndex(({ isNear }) => isNear || open === 'everything');
}
