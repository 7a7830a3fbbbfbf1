import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { layOutWhole } from '@/lib/browser/layout/postponed-layout';
import { stayAt } from '@/lib/browser/layout/stay-at';
import { fragmentTarget } from '@/lib/browser/navigation/fragment';
import { isSameItem } from '@/lib/browser/navigation/links';
import { createScrollMemory, type ScrollMemory } from '@/lib/browser/navigation/scroll-memory';
import { withoutBase } from '@/lib/routes/base';
import { currentNavigation, requestNavigation } from '@/lib/start/navigation/navigation';

/**
 * Remembers where pages are scrolled to.
 *
 * @returns a function that scrolls the page that a navigation has led to: to its top, unless the navigation stays
 *   within one item or the address has a fragment. Back and forward return to where the page was. What is shown from
 *   its top is laid out there first
 */
export function useScrollOnArrival(): (from: string, to: string) => void {
  const shown = useRef(usePathname());
  const traversed = useRef(false);
  const memory = useRef(createScrollMemory());

  useEffect(() => {
    const noteTop = () => memory.current.remember(window.scrollY);
    return followHistory(memory.current, noteTop, () => {
      traversed.current = withoutBase(window.location.pathname) !== shown.current;
    });
  }, []);

  return (from, to) => {
    const position = traversed.current ? memory.current.recall() : undefined;
    const target = fragmentTarget(window.location.hash);
    shown.current = to;
    traversed.current = false;
    layOutWhole(currentNavigation()?.fromTop !== true);
    if (position !== undefined) window.scrollTo(0, position);
    else if (target) stayAt(target);
    else if (window.location.hash === '' && !isSameItem(from, to)) window.scrollTo(0, 0);
    memory.current.arrive();
  };
}

/**
 * Calls back when the page is scrolled, and when the visitor goes back or forward.
 *
 * @returns a function that stops it
 */
function followHistory(
  memory: ScrollMemory,
  onScroll: () => void,
  onTraverse: () => void,
): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  window.addEventListener('scroll', onScroll, { passive: true, signal });
  let returns = false;
  const onPopState = ({ state }: PopStateEvent) => {
    // The router gives a new entry its state only after this: one that has it has been here before.
    returns = state !== null;
    requestNavigation(window.location.href, false);
    onTraverse();
  };
  const onHashChange = () => {
    adoptEntry();
    // Browsers forget the scroll position of an entry that the router updates, and scroll to its fragment instead.
    const position = returns ? memory.recall() : undefined;
    if (position !== undefined) window.scrollTo(0, position);
    memory.arrive();
    returns = false;
  };
  // Before the router receives the event and renders the other page.
  window.addEventListener('popstate', onPopState, { capture: true, signal });
  window.addEventListener('hashchange', onHashChange, { signal });
  return () => stop.abort();
}

/**
 * A link to a fragment makes a history entry without the router's state. The router fills it in on
 * this call; without it, it could not return to the entry.
 */
function adoptEntry(): void {
  if (!window.history.state) window.history.replaceState(null, '', window.location.href);
}
