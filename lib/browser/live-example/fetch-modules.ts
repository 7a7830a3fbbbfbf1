import { loadOnce } from '@/lib/browser/network/load-once';
import { AnswerError, request } from '@/lib/browser/network/request';

/** A module cannot be reached for now. Any other failure lasts until the page is reloaded. */
export class UnreachableError extends Error {}

const fetched = new Map<string, Promise<void>>();

/**
 * Fetches modules into the browser's cache, each once, without running them.
 *
 * Firefox and WebKit remember a module that failed to load for as long as the page lives, and with it every module that
 * imports it. So a module is imported only after it has arrived; the browser does not remember a failure here.
 *
 * @throws {UnreachableError} when the network or the server fails, or takes too long; another call tries again
 * @throws when the server does not have the module: the page is older than what is deployed
 */
export async function fetchModules(
  urls: readonly string[],
  priority: RequestPriority = 'auto',
): Promise<void> {
  await Promise.all(urls.map((url) => loadOnce(fetched, url, () => fetchModule(url, priority))));
  urls.filter((url) => !isPreloaded(url)).forEach(preload);
}

async function fetchModule(url: string, priority: RequestPriority): Promise<void> {
  try {
    // The whole body: what is cut short is not kept in the cache.
    await request(url, (response) => response.arrayBuffer(), { priority });
  } catch (cause) {
    if (cause instanceof AnswerError && cause.response.status < 500) throw cause;
    throw new UnreachableError(`${url} did not arrive.`, { cause });
  }
}

function isPreloaded(href: string): boolean {
  return document.head.querySelector(`link[rel=modulepreload][href="${href}"]`) !== null;
}

/** Makes the browser read the module from its cache and compile it, in parallel with the others. */
function preload(href: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  document.head.append(link);
}
