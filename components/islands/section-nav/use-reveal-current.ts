import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { revealCurrentUnhovered } from '@/lib/browser/layout/reveal-current';
import { hooked } from '@/lib/design/hooks';

/** Whether React takes over static HTML in this rendering, instead of creating elements. */
const isStatic = () =>
  typeof document === 'undefined' || document.documentElement.dataset['app'] !== 'started';

/** The box in which a list scrolls. */
export const frameOf = (list: RefObject<HTMLElement | null>) =>
  list.current?.closest(hooked('sideList'));

/**
 * Scrolls a list to its current entry when it appears, and when the current page changes. A list of the static HTML
 * was scrolled before its first paint; the reader may have scrolled it since.
 */
export function useRevealCurrent(list: RefObject<HTMLElement | null>, current: string): void {
  const [isRevealed] = useState(isStatic);
  const revealed = useRef(isRevealed ? current : undefined);
  useLayoutEffect(() => {
    const frame = frameOf(list);
    if (!frame || revealed.current === current) return;
    revealed.current = current;
    const leaving = new AbortController();
    revealCurrentUnhovered(frame, leaving.signal);
    return () => leaving.abort();
  }, [list, current]);
}
