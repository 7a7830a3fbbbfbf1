import { type RefObject, useEffect, useRef } from 'react';
import { whenIdle } from '@/lib/browser/scheduling/when-idle';

/**
 * Has an element laid out when the browser is idle, that it skips until then while it is far away
 * (`content-visibility: auto`). What a quick jump brought into sight would count as a layout shift.
 *
 * @returns to be given to the element
 */
export function useLaidOut(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(
    () => whenIdle(() => ref.current?.style.setProperty('content-visibility', 'visible')),
    [],
  );
  return ref;
}
