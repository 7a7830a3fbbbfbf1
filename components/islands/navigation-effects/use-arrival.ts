import { usePathname } from 'next/navigation';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

/** What happens after a navigation to another page. */
interface Arrival {
  /**
   * The page is in the document, but not painted yet.
   *
   * @param from path of the previous page
   * @param to path of this page
   */
  placed: (from: string, to: string) => void;
  /** The page is shown. Each returns a function that ends it with the next navigation. */
  shown: readonly (() => () => void)[];
}

/** Does something after each navigation to another page. */
export function useArrival({ placed, shown }: Arrival): void {
  const pathname = usePathname();
  const placedAt = useRef(pathname);
  const shownAt = useRef(pathname);
  const onPlaced = useEffectEvent(placed);
  const onShown = useEffectEvent(() => shown.map((begin) => begin()));

  useLayoutEffect(() => {
    if (placedAt.current === pathname) return;
    onPlaced(placedAt.current, pathname);
    placedAt.current = pathname;
  }, [pathname]);

  useEffect(() => {
    if (shownAt.current === pathname) return;
    shownAt.current = pathname;
    const ends = onShown();
    return () => {
      for (const end of ends) end();
    };
  }, [pathname]);
}
