const timedOut = new Set<string>();

/** Records that the request of a script or stylesheet has timed out. */
export function markTimedOut(url: string): void {
  timedOut.add(url);
}

/**
 * Returns the URL to request. After a timeout it gets a query, because the browser would join a second
 * request for the same URL with the one that hangs.
 */
export function urlForRequest(url: string): string {
  return timedOut.has(url) ? `${url}?${Date.now()}` : url;
}
