import { useEffect, useRef, useState } from 'react';
import { applyToGroup, indexPage, type Group, type Query } from './filter-index';

/** Longest time in ms that one step of filtering may take on a fast machine; slow ones take more. */
const step = 6;

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
  const [result, setResult] = useState<Result>();

  useEffect(() => {
    if (!active) return;
    const groups = (index.current ??= indexPage(document));
    let timer: ReturnType<typeof setTimeout>;
    let next = 0;
    const sum: Result = { rows: 0, allRows: 0, groups: 0, allGroups: groups.length };
    const work = () => {
      const until = performance.now() + step;
      while (next < groups.length && performance.now() < until) {
        const group = groups[next++];
        if (!group) break;
        sum.rows += applyToGroup(group, query);
        sum.allRows += group.rows.length;
        if (!group.element.hidden) sum.groups++;
      }
      if (next < groups.length) timer = setTimeout(work);
      else setResult(sum);
    };
    timer = setTimeout(work);
    return () => clearTimeout(timer);
  }, [query, active]);

  return result;
}
