/** Whether all of every sweep is asked for: `npm run e2e:sweep` does. */
export const isWhole = process.env.E2E_SWEEP === 'all';

/**
 * The rows of a sweep that are tried each time, spread over all of them; every row where the whole sweep
 * is asked for.
 *
 * @param step one in so many
 */
export function sampleOf<T>(rows: readonly T[], step: number): readonly T[] {
  return isWhole ? rows : rows.filter((_, index) => index % step === 0);
}
