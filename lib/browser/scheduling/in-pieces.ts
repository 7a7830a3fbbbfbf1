import type { Pieces } from '@/lib/search/pieces';
import { nextTask } from './next-task';

/** Milliseconds that a press may have to wait for it. */
const mostAtOnce = 8;

/**
 * Does work that takes a while in tasks of a few milliseconds each, however slow the processor is, so that what
 * someone presses meanwhile is answered between two of them.
 *
 * @param pause what comes between two
 * @returns what the work has made
 * @throws what the work does
 */
export async function inPieces<Made>(
  work: Pieces<Made>,
  pause: () => Promise<void> = nextTask,
): Promise<Made> {
  for (;;) {
    const end = performance.now() + mostAtOnce;
    do {
      const { done, value } = work.next();
      if (done === true) return value;
    } while (performance.now() < end);
    await pause();
  }
}
