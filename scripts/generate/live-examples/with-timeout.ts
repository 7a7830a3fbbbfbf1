/** Milliseconds after which an example that never becomes stable has failed. */
const timeoutMilliseconds = 15_000;

/**
 * Waits for a promise, with a timeout.
 *
 * @param state the expected state, for the error message of the timeout
 */
export async function withTimeout<T>(work: Promise<T>, state: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`not ${state} after ${timeoutMilliseconds} ms`)),
      timeoutMilliseconds,
    );
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
