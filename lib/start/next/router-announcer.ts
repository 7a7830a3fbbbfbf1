/**
 * Next's router announces each page by an element of its own, while the title is being replaced, so that it reads the
 * heading instead. This silences it; the site announces the title itself.
 */
export function silenceRouterAnnouncer(): void {
  document.querySelector('next-route-announcer')?.setAttribute('aria-hidden', 'true');
}
