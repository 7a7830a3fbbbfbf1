import { type RefObject, useEffect, useRef } from 'react';
import { whenIdle } from '@/lib/browser/scheduling/when-idle';

/**
 * Makes the browser lay out an element when it is idle. Until then the browser skips it while it is far away
 * (`content-visibility: auto`); a layout after a fast jump to it would count as a layout shift.
 *
 * @returns ref for the element
 */
export function useLayoutWhenIdle(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(
    () => whenIdle(() => ref.current?.style.setProperty('content-visibility', 'visible')),
    [],
  );
  return ref;
}
