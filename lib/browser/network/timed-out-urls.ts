const hung = new Set<string>();

/** Remembers that what a script or style sheet is asked for by did not answer in time. */
export function markTimedOut(url: string): void {
  hung.add(url);
}

/**
 * The address to ask at. The browser would take a further request for the same as the one that hangs, so
 * that gets another one.
 */
export function urlForRequest(url: string): string {
  return hung.has(url) ? `${url}?${Date.now()}` : url;
}
