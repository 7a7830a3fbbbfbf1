import { patience } from './patience';

/**
 * Fetches a file of the site that holds JSON.
 *
 * @param wait milliseconds after which it counts as failed
 * @throws when it does not arrive in time, the site does not have it, or it is no JSON
 */
export async function fetchJson(url: string, wait = patience): Promise<unknown> {
  const response = await fetch(url, { signal: AbortSignal.timeout(wait) });
  if (!response.ok) throw new Error(`${url}: status ${response.status}`);
  return response.json();
}
