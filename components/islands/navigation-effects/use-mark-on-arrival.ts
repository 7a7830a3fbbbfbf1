import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { fragmentTarget } from '@/lib/browser/navigation/fragment';
import { hooks } from '@/lib/design/hooks';

/**
 * Marks the target of the fragment after each navigation, until the next one: browsers match `:target` only
 * when they load a page, or when the fragment alone changes.
 */
export function useMarkOnArrival(): void {
  const pathname = usePathname();
  const arrivedAt = useRef(pathname);

  useEffect(() => {
    if (arrivedAt.current === pathname) return;
    arrivedAt.current = pathname;
    const target = fragmentTarget(window.location.hash);
    target?.setAttribute(hooks.arrived, '');
    const unmark = () => target?.removeAttribute(hooks.arrived);
    window.addEventListener('hashchange', unmark);
    return () => {
      window.removeEventListener('hashchange', unmark);
      unmark();
    };
  }, [pathname]);
}
