/**
 * Waits until all promises have settled, even when one rejects. No other task can then print anything after
 * the error message.
 *
 * @throws the reason of the first rejected promise
 */
export async function allSettledOrThrow(promises: readonly Promise<unknown>[]): Promise<void> {
  await Promise.allSettled(promises);
  await Promise.all(promises);
}
