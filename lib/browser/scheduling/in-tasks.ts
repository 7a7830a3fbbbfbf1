import { nextTask } from './next-task';

/**
 * Begins something for each of several items, each in a task of its own, and waits until all of it has ended:
 * together they would hold up a slow phone, though each is short.
 *
 * @param work begins it; may go on behind the next
 * @param pause what comes between two
 * @throws what the first that failed did, once none of the others is under way
 */
export async function inTasks<Item>(
  items: readonly Item[],
  work: (item: Item) => unknown,
  pause: () => Promise<void> | undefined = nextTask,
): Promise<void> {
  const begun: Promise<unknown>[] = [];
  for (const item of items) {
    const one = (async () => {
      await work(item);
    })();
    // Told below: until then nobody listens.
    one.catch(() => undefined);
    begun.push(one);
    await pause();
  }
  const outcomes = await Promise.allSettled(begun);
  const lost = outcomes.find((outcome) => outcome.status === 'rejected');
  if (lost) throw lost.reason;
}
