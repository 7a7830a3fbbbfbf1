import { hasPrivacyControl, trackError, trackPageView } from '@/lib/browser/analytics/analytics';
import { allowCookies, loadGtag } from '@/lib/browser/analytics/gtag';
import { acceptedCookies } from '@/lib/browser/preferences/stored-choice';

/**
 * Sends page views to the trackers, and uncaught errors if the site is configured so. Without trackers, or
 * when the browser sends Global Privacy Control, it does nothing and does not load the trackers' script.
 *
 * @returns a function to call after each navigation
 */
export function countVisits(): { count: () => void } {
  const { trackers = [], events = [] } = globalThis.siteData ?? {};
  if (trackers.length === 0 || hasPrivacyControl()) return { count: () => undefined };
  loadGtag(trackers, { cookies: acceptedCookies.current() === 'true' });
  acceptedCookies.onChange(() => acceptedCookies.current() && allowCookies());
  if (events.includes('exception')) {
    addEventListener('error', ({ error, message }) => trackError(error ?? message));
    addEventListener('unhandledrejection', ({ reason }) => trackError(reason));
  }
  const count = () => trackPageView(location);
  addEventListener('hashchange', count);
  count();
  return { count };
}
