import { type RefObject, useEffect, useState } from 'react';

/** The most of the window's height that something may take which stays in it. */
const most = 0.4;

/**
 * How high an element is that may stay in the window while what is below it scrolls: so high that there
 * is room enough beside it.
 *
 * @returns its height in pixels; nothing while it is too high, or not measured yet
 */
export function useStay(ref: RefObject<HTMLElement | null>): number | undefined {
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
