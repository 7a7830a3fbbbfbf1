import { useEffect, useRef, useState } from 'react';
import { layOutPostponed } from '@/lib/browser/layout/postponed-layout';
import { whenIdle } from '@/lib/browser/scheduling/when-idle';
import { indexPage, type PageIndex, type Query } from './filter-index';
import { planFilter, type Result } from './filter-plan';
import { markFar } from './mark-far';

/** Maximum number of rows shown per frame, so that slow phones stay responsive. */
const rowsPerFrame = 8;
/** Maximum number of steps per frame, including those off screen. */
const stepsPerFrame = 100;

/**
 * Filters the page by a query. The rows are server-rendered HTML, so they are hidden in place. The work is
 * split into frames, between which the browser can paint and handle the next key.
 *
 * @returns the result, or undefined before the first query and while a query is being applied
 */
export function useFilter(query: Query, active: boolean): Result | undefined {
  const index = useRef<PageIndex>(undefined);
  const marks = useRef<ReturnType<typeof markFar>>(undefined);
  const [done, setDone] = useState<{ query: Query; result: Result }>();

  useEffect(() => {
    let stopLayout: (() => void) | undefined;
    const cancel = whenIdle(() => {
      index.current ??= indexPage(document);
      const groups = index.current.groups.map(({ element }) => element);
      stopLayout = layOutPostponed(document, () => (marks.current = markFar(groups)));
    });
    return () => {
      cancel();
      stopLayout?.();
      marks.current?.stop();
    };
  }, []);

  useEffect(() => {
    if (!active) return;
    const { steps, result } = planFilter((index.current ??= indexPage(document)), query);
    let next = 0;
    let frame = requestAnimationFrame(work);
    function work(): void {
      for (let cost = 0, count = 0; cost < rowsPerFrame && count < stepsPerFrame; count++) {
        const step = steps[next++];
        if (!step) return setDone({ query, result });
        step.apply();
        cost += step.cost;
        if (step.resized) marks.current?.measureAgain(step.resized);
      }
      frame = requestAnimationFrame(work);
    }
    return () => cancelAnimationFrame(frame);
  }, [query, active]);

  return done?.query === query ? done.result : undefined;
}
