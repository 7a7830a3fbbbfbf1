import { setImmediate } from 'node:timers/promises';

/** Delivers results in the order in which they were asked for, whichever is ready first. */
export interface Turns {
  /** Resolves or rejects as the work does, when all earlier turns have ended. */
  take: <T>(work: Promise<T>) => Promise<T>;
  /** Resolves when all turns have ended, those included that were taken meanwhile. */
  ended: () => Promise<void>;
}

/** Long enough for React to render what waited for a turn. Twice, because React may wait once itself. */
async function rendered(): Promise<void> {
  await setImmediate();
  await setImmediate();
}

export function createTurns(): Turns {
  let last: Promise<unknown> = Promise.resolve();
  return {
    take: (work) => {
      const turn = last.then(rendered).then(() => work);
      // The work as well, which may fail before anything waits for it.
      last = Promise.allSettled([turn, work]);
      return turn;
    },
    ended: async () => {
      let known;
      do {
        known = last;
        await known;
        await rendered();
      } while (known !== last);
    },
  };
}
