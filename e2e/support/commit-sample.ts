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
 * One cell of each row of a table, another one for each commit: all rows are tested each time, and all columns where
 * there are not more of them than rows.
 */
export function cellsOfCommit(columns: number, seed = commit()): (row: number) => number {
  const first = createHash('sha256').update(seed).digest().readUInt32BE(0);
  return (row) => (first + row) % columns;
}
