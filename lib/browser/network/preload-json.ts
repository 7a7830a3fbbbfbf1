import { fetchJson, type RequestOptions } from './request';

declare global {
  /** JSON that is preloaded and was not consumed yet, by URL. Bundles of a page share nothing but the page. */
  var preloadedJson: Map<string, Promise<unknown>> | undefined;
}

/**
 * Preloads a JSON file for whoever is about to need it. A failure is not reported here: the consumer requests
 * the file again.
 */
export function preloadJson(url: string): void {
  const preloaded = (globalThis.preloadedJson ??= new Map<string, Promise<unknown>>());
  if (preloaded.has(url)) return;
  const value = fetchJson(url);
  preloaded.set(url, value);
  value.catch(() => preloaded.get(url) === value && preloaded.delete(url));
}

/**
 * Consumes a preloaded JSON file, or fetches it.
 *
 * @throws as {@link fetchJson} does
 */
export function consumeJson(url: string, options?: RequestOptions): Promise<unknown> {
  const value = globalThis.preloadedJson?.get(url) ?? fetchJson(url, options);
  globalThis.preloadedJson?.delete(url);
  return value;
}
