import { whenTitled } from './page-title';
import { readStartData } from './start-data';

/** The events the site sends, with what each carries. */
export interface AnalyticsEvents {
  page_view: { page_location: string; page_path: string; page_title: string };
  exception: { description: string; fatal: boolean };
  theme_select: { theme: string };
  version_select: { version: string };
}

type Gtag = (command: 'event', name: string, parameters: Record<string, unknown>) => void;

declare global {
  interface Window {
    /** Google's global function; missing while its script is blocked or not configured. */
    gtag?: Gtag;
  }
}

/** Longest error description that is reported, in characters. */
export const maxErrorLength = 150;

/**
 * Sends an event to every tracker the page names, none as a rule; never throws, whatever blocks or
 * replaces the global function.
 */
export function trackEvent<Name extends keyof AnalyticsEvents>(
  name: Name,
  parameters: AnalyticsEvents[Name],
): void {
  for (const id of readStartData()?.trackers ?? []) {
    try {
      window.gtag?.('event', name, { ...parameters, send_to: id });
    } catch {
      // Statistics are never worth a broken page.
    }
  }
}

let lastUrl: string | undefined;

/** Sends one page view for the address, unless it is the one sent last. */
export function trackPageView(
  location: Pick<Location, 'href' | 'pathname' | 'search' | 'hash'>,
): void {
  if (location.href === lastUrl) return;
  lastUrl = location.href;
  const address = {
    page_location: location.href,
    page_path: location.pathname + location.search + location.hash,
  };
  whenTitled((title) => trackEvent('page_view', { ...address, page_title: title }));
}

/** Reports an error nobody caught. */
export function trackError(reason: unknown): void {
  const description =
    reason instanceof Error ? `${reason.name}: ${reason.message}` : String(reason);
  trackEvent('exception', { description: description.slice(0, maxErrorLength), fatal: false });
}
