/** Whether to run all rows of every sweep, as `npm run e2e:sweep` does. */
export const isFullSweep = process.env.E2E_SWEEP === 'all';

/**
 * The rows of a sweep that a normal run tests, spread evenly; all rows when the full sweep
 * is requested.
 *
 * @param step a normal run tests every nth row
 */
export function sampleOf<T>(rows: readonly T[], step: number): readonly T[] {
  return isFullSweep ? rows : rows.filter((_, index) => index % step === 0);
}
