import { requestTimeout } from '@/lib/browser/timeouts';
import { fetchBytes, isStale, TimeoutError } from './request';
import { isWholeSheet } from './sheet-rules';
import { hasRun } from './whole-files';

/** Milliseconds before each retry. */
const pauses = [1000, 4000];

/**
 * Runs a network operation up to three times, with a pause before each retry.
 *
 * @throws what the last attempt threw. A timeout or a stale page is not retried
 */
export async function withRetries<T>(attempt: () => Promise<T>): Promise<T> {
  for (const pause of pauses) {
    try {
      return await attempt();
    } catch (error) {
      if (error instanceof TimeoutError || isStale(error)) throw error;
      console.error('The page could not start. Trying again.', error);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return attempt();
}

/** URLs whose request has timed out, or whose file was broken. */
const failed = new Set<string>();

/**
 * Returns the URL to request. After such a failure it gets a query, because the browser would join a second request
 * for the same URL with the one that hangs, or reuse the broken file from its memory.
 */
const urlForRequest = (url: string) => (failed.has(url) ? `${url}?${Date.now()}` : url);

/** Thrown when a file was broken, although the server has it. */
class BrokenFileError extends Error {}

/**
 * Replaces a file in the browser's cache that is broken there, for this page and later ones.
 *
 * @throws {BrokenFileError} when the file has arrived; else why it fails
 */
export async function replaceBroken(url: string): Promise<never> {
  await fetchBytes(url, { cache: 'reload' });
  failed.add(url);
  throw new BrokenFileError(`${url} did not load.`);
}

/**
 * Resolves when an element has loaded. If it fails, it is removed.
 *
 * @param isWhole whether it loaded all that it should: some hosts answer with a page when a file is missing, which
 *   counts as loaded
 */
function loaded(
  element: HTMLScriptElement | HTMLLinkElement,
  url: string,
  isWhole: () => boolean,
): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    const fail = () => {
      clearTimeout(timer);
      replaceBroken(url).catch(reject);
    };
    const timer = setTimeout(() => {
      failed.add(url);
      reject(new TimeoutError(`${url} did not load in ${requestTimeout} ms.`));
    }, requestTimeout);
    element.onload = () => {
      if (!isWhole()) {
        fail();
        return;
      }
      clearTimeout(timer);
      resolve();
    };
    element.onerror = fail;
  }).catch((error: unknown) => {
    element.remove();
    throw error;
  });
}

/**
 * Adds a script to the page and waits until it has run.
 *
 * @throws {TimeoutError} when it takes too long
 * @throws when it does not load, or is not all of a script of this site
 */
export async function loadScript(src: string): Promise<void> {
  const script = document.createElement('script');
  script.src = urlForRequest(src);
  const loading = loaded(script, src, () => hasRun(script));
  document.head.append(script);
  // The request has started; the bundler's runtime identifies the script by this attribute.
  script.setAttribute('src', src);
  await loading;
}

/**
 * Adds a stylesheet. One that is broken in the browser's cache is replaced there, and requested once more.
 *
 * @param media media query; all media by default
 * @param insert inserts the link into the document; at the end of the head by default
 * @returns the link, after its rules have loaded
 * @throws when it does not load in time, or is not a whole stylesheet; then the link is removed
 */
export async function loadStyleSheet(
  href: string,
  media = 'all',
  insert = (link: HTMLLinkElement) => document.head.append(link),
): Promise<HTMLLinkElement> {
  const add = async () => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.media = media;
    link.href = urlForRequest(href);
    const loading = loaded(link, href, () => isWholeSheet(link));
    insert(link);
    await loading;
    return link;
  };
  return add().catch((error: unknown) => {
    if (error instanceof BrokenFileError) return add();
    throw error;
  });
}

/**
 * Preloads a script or stylesheet that will be used later.
 *
 * @returns a promise that resolves when it has loaded or failed
 */
export function preload(href: string, priority: RequestPriority): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = href.endsWith('.css') ? 'style' : 'script';
    link.fetchPriority = priority;
    link.onload = link.onerror = () => resolve();
    link.href = href;
    document.head.append(link);
  });
}
