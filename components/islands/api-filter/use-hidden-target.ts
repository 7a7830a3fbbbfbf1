import { useEffect, useEffectEvent, useRef } from 'react';
import { hooked } from '@/lib/design/hooks';
import type { Result } from './filter-plan';

/**
 * Lets a link lead where the browser could not go by itself. To something the filter hides: everything
 * is shown again first. Into a closed fold of a part that is left out off screen: Chromium opens the
 * fold, but loses its place when that is laid out.
 *
 * @param showAll empties the filter
 * @param result changes when the page shows what the filter says
 */
export function useHiddenTarget(showAll: () => void, result: Result | undefined): void {
  const target = useRef<Element>(undefined);
  /** Whether one goes back or forward, which returns to a position rather than to the target. */
  const returning = useRef(false);

  const onHashChange = useEffectEvent(() => {
    const element = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (element?.closest(hooked('out'))) {
      target.current = element;
      showAll();
    } else if (element && !returning.current) {
      keepInSight(element);
    }
  });

  useEffect(() => {
    const onNavigate = ({ navigationType }: NavigateEvent) => {
      returning.current = navigationType === 'traverse';
    };
    const navigation = 'navigation' in window ? window.navigation : undefined;
    navigation?.addEventListener('navigate', onNavigate);
    addEventListener('hashchange', onHashChange);
    return () => {
      navigation?.removeEventListener('navigate', onNavigate);
      removeEventListener('hashchange', onHashChange);
    };
  }, []);

  useEffect(() => {
    if (!target.current || target.current.closest(hooked('out'))) return;
    target.current.scrollIntoView();
    target.current = undefined;
  }, [result]);
}

/** Frames after which all that came into sight has been laid out and stands still. */
const framesToSettle = 6;

function keepInSight(element: Element, frames = framesToSettle): void {
  const { top, bottom } = element.getBoundingClientRect();
  if (bottom <= 0 || top >= window.innerHeight) element.scrollIntoView();
  if (frames > 0) requestAnimationFrame(() => keepInSight(element, frames - 1));
}
