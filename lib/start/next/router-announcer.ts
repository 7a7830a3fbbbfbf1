/**
 * Next's router announces each page in an element of its own while the title is being replaced, so it reads
 * the heading instead. This hides that element from screen readers; the site announces the title itself.
 */
export function silenceRouterAnnouncer(): void {
  document.querySelector('next-route-announcer')?.setAttribute('aria-hidden', 'true');
}
