import { useEffect, useEffectEvent, useRef } from 'react';
import { stayAt } from '@/lib/browser/layout/stay-at';
import { readQuery } from '@/lib/browser/navigation/address-query';
import { fragmentTarget } from '@/lib/browser/navigation/fragment';
import { hooked } from '@/lib/design/hooks';
import type { Result } from './filter-plan';

/**
 * Makes links work whose target the browser cannot reach by itself. Target hidden by the filter: everything
 * is shown again first. Target in a closed part: the part is opened. Target in a closed fold inside a skipped
 * (off-screen) part: Chromium opens the fold, but loses the scroll position after layout. When a page is
 * opened with a filter that hides the target of its fragment, the filter wins, because the fragment is older.
 *
 * @param showAll clears the filter
 * @param result changes when the page shows the result of a filter
 */
export function useHiddenTarget(showAll: () => void, result: Result | undefined): void {
  const target = useRef<Element>(undefined);
  /** Whether the navigation is back or forward, which restores a scroll position instead of the target's. */
  const returning = useRef(false);
  /** Whether the page was opened with a filter that is not applied yet. */
  const comesFiltered = useRef(false);

  const arrive = useEffectEvent(() => {
    const element = fragmentTarget(location.hash);
    if (!element) return;
    if (element.closest(hooked('out'))) {
      target.current = element;
      return showAll();
    }
    const part = element.closest<HTMLDetailsElement>(`details${hooked('filterPart')}`);
    if (part) part.open = true;
    if (!returning.current) stayAt(element);
  });

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    // The router adds state to a new history entry only after this event, so an entry with state is an old
    // one.
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
    // The first result may be the whole page, before the filter from the URL is applied.
    if (!result || result.rows === result.allRows || !comesFiltered.current) return;
    comesFiltered.current = false;
    // The target that the browser had scrolled to is hidden now, which has left the page at its end.
    if (fragmentTarget(location.hash)?.closest(hooked('out'))) window.scrollTo({ top: 0 });
  }, [result]);

  useEffect(() => {
    if (!target.current || target.current.closest(hooked('out'))) return;
    // Elements above the target that are shown again may be laid out only now.
    stayAt(target.current);
    target.current = undefined;
  }, [result]);
}
