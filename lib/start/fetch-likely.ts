import { savesData } from '@/lib/browser/saves-data';
import { whenIdle } from '@/lib/browser/when-idle';
import { whenSomeoneActs } from '@/lib/browser/when-someone-acts';
import { hooked } from '@/lib/design/hooks';
import { onSignal } from './signals';

/** Where most people go from a page: its other tabs, and the pages before and after it. */
const likely = `${hooked('focusOnNavigation')} a, a[rel=next], a[rel=prev]`;

/**
 * Fetches the few pages that most people go to next, so that even a tap, before which nobody points, is
 * answered without a trip. Only for someone who is there, once the application runs and the browser is idle,
 * and not where data is saved.
 *
 * @param fetchPage fetches the page behind a link, unless that has been done
 */
export function fetchLikely(fetchPage: (link: HTMLAnchorElement) => void): void {
  let isThere = false;
  let isRunning = false;
  let fetchedFrom: string | undefined;
  const fetchAll = () => {
    // A filter changes the query with each key, and nothing that is likely.
    if (!isThere || !isRunning || savesData() || fetchedFrom === location.pathname) return;
    fetchedFrom = location.pathname;
    whenIdle(() => document.querySelectorAll<HTMLAnchorElement>(likely).forEach(fetchPage));
  };
  whenSomeoneActs(() => {
    isThere = true;
    fetchAll();
  });
  onSignal('navigated', () => {
    isRunning = true;
    fetchAll();
  });
  // The links to the pages before and after this one.
  onSignal('filled', () => {
    fetchedFrom = undefined;
    fetchAll();
  });
}
