import { cellsOfCommit } from '@/scripts/shared/commit-sample';

/** Whether to run all rows of every sweep, as `npm run e2e:sweep` does. */
export const isFullSweep = process.env.E2E_SWEEP === 'all';

/**
 * The rows of a sweep that a normal run tests, spread evenly, and other ones for each commit; all rows when the
 * full sweep is requested.
 *
 * @param step a normal run tests every nth row
 */
export function sampleOf<T>(rows: readonly T[], step: number): readonly T[] {
  const cell = cellsOfCommit(Math.min(step, rows.length));
  return isFullSweep ? rows : rows.filter((_, index) => cell(index) === 0);
}
