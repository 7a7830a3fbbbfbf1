import { whenTitled } from '@/lib/browser/navigation/page-title';
import { firstOfVisit } from '@/lib/browser/navigation/visited';

/** The events the site sends, with what each carries. */
export interface AnalyticsEvents {
  page_view: { page_location: string; page_path: string; page_title: string };
  exception: { description: string; fatal: boolean };
  theme_select: { theme: string };
  version_select: { version: string };
}

/** Takes a command with its parameters, such as `event`, a name and fields. */
type Gtag = (command: string, ...parameters: readonly unknown[]) => void;

declare global {
  interface Window {
    /** Google's global function; missing while its script is blocked or not configured. */
    gtag?: Gtag;
  }
}

/** Longest error description that is reported, in characters. */
const maxErrorLength = 150;

/** Whether the visitor's browser says that what it does is not to be shared: Global Privacy Control. */
export function wantsPrivacy(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
}

/**
 * Sends an event to every tracker the page names, none as a rule; never throws, whatever blocks or
 * replaces the global function. Anything but a page view is sent only where the page says so, and
 * nothing at all where the visitor wants privacy.
 */
export function trackEvent<Name extends keyof AnalyticsEvents>(
  name: Name,
  parameters: AnalyticsEvents[Name],
): void {
  const { trackers = [], events = [] } = globalThis.siteData ?? {};
  const isWanted = name === 'page_view' || events.some((event) => event === name);
  if (!isWanted || wantsPrivacy()) return;
  for (const id of trackers) {
    try {
      window.gtag?.('event', name, { ...parameters, send_to: id });
    } catch {
      // Statistics are never worth a broken page.
    }
  }
}

/** Sends a page view for the address, unless this visit has sent it: see `firstOfVisit`. */
export function trackPageView(
  location: Pick<Location, 'href' | 'pathname' | 'search' | 'hash'>,
): void {
  const path = location.pathname + location.search + location.hash;
  if (!firstOfVisit(path)) return;
  const address = { page_location: location.href, page_path: path };
  whenTitled((title) => trackEvent('page_view', { ...address, page_title: title }));
}

/** Reports an error nobody caught. */
export function trackError(reason: unknown): void {
  const description =
    reason instanceof Error ? `${reason.name}: ${reason.message}` : String(reason);
  trackEvent('exception', { description: description.slice(0, maxErrorLength), fatal: false });
}
