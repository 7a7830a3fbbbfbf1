import { fetchJson, type RequestOptions } from './request';

declare global {
  /**
   * Preloaded JSON that was not consumed yet, by URL. Global, because the bundles of a page do not share
   * modules.
   */
  var preloadedJson: Map<string, Promise<unknown>> | undefined;
}

/**
 * Preloads a JSON file. A failure is not reported here, because `consumeJson` requests the file again.
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
