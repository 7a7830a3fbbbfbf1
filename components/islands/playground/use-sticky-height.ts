import { type RefObject, useEffect, useState } from 'react';

/** Maximum share of the window's height for a sticky element. */
const most = 0.4;

/**
 * The height of an element that may be sticky while the content below it scrolls. It may not when too little
 * of the window would be left.
 *
 * @returns height in CSS pixels; undefined when it is too high, or not measured yet
 */
export function useStickyHeight(ref: RefObject<HTMLElement | null>): number | undefined {
  const [height, setHeight] = useState<number>();
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const { offsetHeight } = element;
      setHeight(offsetHeight <= most * innerHeight ? offsetHeight : undefined);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      removeEventListener('resize', measure);
    };
  }, [ref]);
  return height;
}
