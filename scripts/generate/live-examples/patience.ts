/** Milliseconds after which an example that never comes to rest is given up. */
const patience = 15_000;

/**
 * Waits for work, but not for ever.
 *
 * @param state what was waited for: the error says that it was not reached
 */
export async function withPatience<T>(work: Promise<T>, state: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not ${state} after ${patience} ms`)), patience);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
