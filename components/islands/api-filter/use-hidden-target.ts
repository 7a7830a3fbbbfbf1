import { useEffect, useEffectEvent, useRef } from 'react';
import { outAttribute } from './filter-index';
import type { Result } from './use-filter';

/**
 * Lets a link lead to something the filter hides: everything is shown again, and then the page
 * goes where the link points, which the browser could not do.
 *
 * @param showAll empties the filter
 * @param result changes when the page shows what the filter says
 */
export function useHiddenTarget(showAll: () => void, result: Result | undefined): void {
  const target = useRef<Element>(undefined);

  const onHashChange = useEffectEvent(() => {
    const element = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!element?.closest(`[${outAttribute}]`)) return;
    target.current = element;
    showAll();
  });

  useEffect(() => {
    addEventListener('hashchange', onHashChange);
    return () => removeEventListener('hashchange', onHashChange);
  }, []);

  useEffect(() => {
    if (!target.current || target.current.closest(`[${outAttribute}]`)) return;
    target.current.scrollIntoView();
    target.current = undefined;
  }, [result]);
}
