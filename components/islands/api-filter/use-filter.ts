import { useEffect, useRef, useState } from 'react';
import { applyToGroup, hideEmptyParts, indexPage, type Group, type Query } from './filter-index';

/** Rows that may come or go in one frame: few enough for a slow phone to stay responsive. */
const rowsPerFrame = 14;

/** What a query shows, out of what there is. */
export interface Result {
  rows: number;
  allRows: number;
  groups: number;
  allGroups: number;
}

/**
 * Narrows the page to what a query finds. The rows are server-rendered HTML, so they are hidden in
 * place; the work is cut into steps between which the page can paint and take the next key.
 *
 * @returns what is shown, or undefined before the first query and while one is under way
 */
export function useFilter(query: Query, active: boolean): Result | undefined {
  const index = useRef<Group[]>(undefined);
  const [done, setDone] = useState<{ query: Query; result: Result }>();

  useEffect(() => {
    if (!active) return;
    const groups = (index.current ??= indexPage(document));
    const steps = filterSteps(groups, query);
    let frame = requestAnimationFrame(work);
    function work() {
      for (let rows = 0; rows < rowsPerFrame;) {
        const step = steps.next();
        if (step.done) return setDone({ query, result: step.value });
        rows += step.value;
      }
      frame = requestAnimationFrame(work);
    }
    return () => cancelAnimationFrame(frame);
  }, [query, active]);

  return done?.query === query ? done.result : undefined;
}

function* filterSteps(groups: readonly Group[], query: Query): Generator<number, Result> {
  const sum: Result = { rows: 0, allRows: 0, groups: 0, allGroups: groups.length };
  for (const group of groups) {
    const shown = yield* applyToGroup(group, query);
    sum.rows += shown.rows;
    sum.allRows += group.rows.length;
    if (shown.group) sum.groups++;
  }
  yield* hideEmptyParts(groups);
  return sum;
}
