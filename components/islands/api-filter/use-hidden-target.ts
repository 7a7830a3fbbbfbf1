import { useEffect, useEffectEvent, useRef } from 'react';
import { readQuery } from '@/lib/browser/navigation/address-query';
import { fragmentTarget } from '@/lib/browser/navigation/fragment';
import { hooked } from '@/lib/design/hooks';
import type { Result } from './filter-plan';

/**
 * Lets a link lead where the browser could not go by itself. To something the filter hides: everything
 * is shown again first. To a part that is folded away: it opens. Into a closed fold of a part that is left
 * out off screen: Chromium opens the fold, but loses its place when that is laid out. An address that comes with
 * both, a filter and a part that it hides, means the filter: the fragment is from before it.
 *
 * @param showAll empties the filter
 * @param result changes when the page shows what the filter says
 */
export function useHiddenTarget(showAll: () => void, result: Result | undefined): void {
  const target = useRef<Element>(undefined);
  /** Whether one goes back or forward, which returns to a position rather than to the target. */
  const returning = useRef(false);
  /** Whether the page has come with a filter that it does not show yet. */
  const comesFiltered = useRef(false);

  const arrive = useEffectEvent(() => {
    const element = fragmentTarget(location.hash);
    if (!element) return;
    if (element.closest(hooked('out'))) {
      target.current = element;
      return showAll();
    }
    const part = element.closest<HTMLDetailsElement>(`details${hooked('filterPart')}`);
    const opens = part !== null && !part.open;
    if (opens) part.open = true;
    if (!returning.current) keepInSight(element, opens);
  });

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    // The router gives a new entry its state only after this: one that has it has been here before.
    const onPopState = ({ state }: PopStateEvent) => {
      returning.current = state !== null;
    };
    const onHashChange = () => {
      arrive();
      returning.current = false;
    };
    addEventListener('popstate', onPopState, { capture: true, signal });
    addEventListener('hashchange', onHashChange, { signal });
    comesFiltered.current = readQuery('filter') !== '';
    const element = fragmentTarget(location.hash);
    if (element?.closest(`details${hooked('filterPart')}:not([open])`)) arrive();
    return () => stop.abort();
  }, []);

  useEffect(() => {
    // What is shown first may be all, while the filter is on its way.
    if (!result || result.rows === result.allRows || !comesFiltered.current) return;
    comesFiltered.current = false;
    // What the browser went to is gone, and left it at the end of what shows.
    if (fragmentTarget(location.hash)?.closest(hooked('out'))) window.scrollTo({ top: 0 });
  }, [result]);

  useEffect(() => {
    if (!target.current || target.current.closest(hooked('out'))) return;
    // What is shown again above it may be laid out only now.
    keepInSight(target.current, true);
    target.current = undefined;
  }, [result]);
}

/** Frames after which all that came into sight has been laid out and stands still. */
const framesToSettle = 6;

function keepInSight(element: Element, always: boolean, frames = framesToSettle): void {
  // One may have gone on, or back, before it stood still.
  if (fragmentTarget(location.hash) !== element) return;
  const { top, bottom } = element.getBoundingClientRect();
  if (always || bottom <= 0 || top >= window.innerHeight) element.scrollIntoView();
  if (frames > 0) requestAnimationFrame(() => keepInSight(element, false, frames - 1));
}
