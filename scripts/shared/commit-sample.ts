import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';

/** The hash of the commit that is tested; a copy of the project without its history has none. */
function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' });
  } catch {
    return 'no commit';
  }
}

/**
 * The hash of the commit that was current when the run began. The configuration asks first, and workers inherit the
 * answer: a commit meanwhile must not change which tests there are.
 */
export const commitOfRun = (): string => (process.env.E2E_COMMIT ??= commit());

/**
 * One cell of each row of a table, another one for each commit: all rows are tested each time, and all columns where
 * there are not more of them than rows.
 */
export function cellsOfCommit(columns: number, seed = commitOfRun()): (row: number) => number {
  const first = createHash('sha256').update(seed).digest().readUInt32BE(0);
  return (row) => (first + row) % columns;
}
