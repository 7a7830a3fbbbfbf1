import { countOnce } from '@/lib/browser/navigation/counted-pages';
import { whenTitled } from '@/lib/browser/navigation/page-title';

/** The events that the site sends, with their parameters. */
export interface AnalyticsEvents {
  page_view: { page_location: string; page_path: string; page_title: string };
  exception: { description: string; fatal: boolean };
  theme_select: { theme: string };
  version_select: { version: string };
}

/** Google's command function: a command such as `event`, then its parameters. */
type Gtag = (command: string, ...parameters: readonly unknown[]) => void;

declare global {
  interface Window {
    /** Undefined when the script is not configured. */
    gtag?: Gtag;
  }
}

/** Longest reported error description, in characters. */
const maxErrorLength = 150;

/** Whether the browser sends Global Privacy Control. */
export function hasPrivacyControl(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
}

/**
 * Sends an event to every configured tracker. Events other than page views are sent only if they are
 * configured, and nothing when the browser asks for privacy. Never throws, even if an extension replaces the
 * global function.
 */
export function trackEvent<Name extends keyof AnalyticsEvents>(
  name: Name,
  parameters: AnalyticsEvents[Name],
): void {
  const { trackers = [], events = [] } = globalThis.siteData ?? {};
  const isWanted = name === 'page_view' || events.some((event) => event === name);
  if (!isWanted || hasPrivacyControl()) return;
  for (const id of trackers) {
    try {
      window.gtag?.('event', name, { ...parameters, send_to: id });
    } catch {
      // Statistics must never break the page.
    }
  }
}

/** Sends a page view for the address, once per visit: see `countOnce`. */
export function trackPageView(
  location: Pick<Location, 'href' | 'pathname' | 'search' | 'hash'>,
): void {
  const path = location.pathname + location.search + location.hash;
  if (!countOnce(path)) return;
  const address = { page_location: location.href, page_path: path };
  whenTitled((title) => trackEvent('page_view', { ...address, page_title: title }));
}

/** Reports an uncaught error. */
export function trackError(reason: unknown): void {
  const description =
    reason instanceof Error ? `${reason.name}: ${reason.message}` : String(reason);
  trackEvent('exception', { description: description.slice(0, maxErrorLength), fatal: false });
}
