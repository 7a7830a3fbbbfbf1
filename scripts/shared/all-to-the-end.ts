/**
 * Waits for work that goes on side by side, to its end, also when a part of it fails: so nothing is printed after the
 * reason.
 *
 * @throws what the first part that failed has thrown
 */
export async function allToTheEnd(work: readonly Promise<unknown>[]): Promise<void> {
  await Promise.allSettled(work);
  await Promise.all(work);
}
