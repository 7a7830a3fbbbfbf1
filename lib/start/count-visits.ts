import { trackError, trackPageView } from '@/lib/browser/analytics';
import { loadGtag } from '@/lib/browser/gtag';
import { onSignal } from './signals';

/** Sends page views and uncaught errors to the trackers; without trackers it does nothing at all. */
export function countVisits(trackers: readonly string[]): void {
  if (trackers.length === 0) return;
  loadGtag(trackers);
  const onAddress = () => trackPageView(location);
  addEventListener('error', ({ error, message }) => trackError(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => trackError(reason));
  addEventListener('hashchange', onAddress);
  onSignal('navigated', onAddress);
  onAddress();
}
