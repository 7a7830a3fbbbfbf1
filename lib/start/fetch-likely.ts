import { hooked } from '@/lib/design/hooks';
import { onPageInUse } from './page-in-use';

/** Where most people go from a page: its other tabs, and the pages before and after it. */
const likely = `${hooked('focusOnNavigation')} a, a[rel=next], a[rel=prev]`;

/**
 * Fetches the few pages that most people go to next, so that even a tap, before which nobody points, is
 * answered without a trip.
 *
 * @param fetchPage fetches the page behind a link, unless that has been done
 */
export function fetchLikely(fetchPage: (link: HTMLAnchorElement) => void): void {
  onPageInUse(() => document.querySelectorAll<HTMLAnchorElement>(likely).forEach(fetchPage));
}
