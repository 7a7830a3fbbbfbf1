import { type RefObject, useEffect, useRef } from 'react';
import { whenIdle } from '@/lib/browser/when-idle';

/**
 * Has an element laid out once when the browser is idle, that it otherwise skips while it is far away
 * (`content-visibility: auto`). From then on the browser knows its height: nothing moves when it comes near.
 *
 * @returns to be given to the element, whose `contain-intrinsic-height` is to begin with `auto`
 */
export function useKnownHeight(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      whenIdle(() => {
        const style = ref.current?.style;
        if (!style) return;
        style.contentVisibility = 'visible';
        // What is measured is taken down at the end of a frame, so that one has to pass.
        requestAnimationFrame(() => requestAnimationFrame(() => (style.contentVisibility = '')));
      }),
    [],
  );
  return ref;
}
