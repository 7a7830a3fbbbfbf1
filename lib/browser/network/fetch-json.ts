import { patience } from './patience';

declare global {
  /** What has been asked for and not been taken yet, by address. The page's scripts share nothing else. */
  var askedAhead: Map<string, Promise<unknown>> | undefined;
}

/**
 * Fetches a file of the site that holds JSON, or takes what was asked for ahead.
 *
 * @param wait milliseconds after which it counts as failed
 * @throws when it does not arrive in time, the site does not have it, or it is no JSON
 */
export function fetchJson(url: string, wait = patience): Promise<unknown> {
  const value = globalThis.askedAhead?.get(url) ?? request(url, wait);
  globalThis.askedAhead?.delete(url);
  return value;
}

/** Fetches such a file for someone who is about to ask for it. A failure shows when they do. */
export function fetchJsonAhead(url: string): void {
  const asked = (globalThis.askedAhead ??= new Map<string, Promise<unknown>>());
  if (asked.has(url)) return;
  // To its end: what is not read yet when the time is up would be lost.
  const value = request(url, patience);
  asked.set(url, value);
  value.catch(() => asked.get(url) === value && asked.delete(url));
}

async function request(url: string, wait: number): Promise<unknown> {
  const response = await fetch(url, { signal: AbortSignal.timeout(wait) });
  if (!response.ok) throw new Error(`${url}: status ${response.status}`);
  return response.json();
}
