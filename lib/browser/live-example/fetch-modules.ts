import { patience } from '@/lib/browser/network/patience';
import { inTasks } from '@/lib/browser/scheduling/in-tasks';

/** A module is out of reach for now. Whatever else goes wrong with one goes wrong until the page is loaded anew. */
export class OutOfReach extends Error {}

const fetched = new Map<string, Promise<void>>();

/**
 * Fetches modules into the browser's cache, each once, without running them.
 *
 * Firefox and WebKit keep a module that failed to load as failed for as long as the page lives, and with it
 * all that import it. So a module is imported only when it has arrived, and a failure here is nothing that
 * the browser remembers.
 *
 * @throws {OutOfReach} when the network or the host fails, or neither answers within ten seconds; another call
 *   tries again
 * @throws when the host does not have it: the page is older than what is deployed
 */
export async function fetchModules(
  urls: readonly string[],
  priority: RequestPriority = 'auto',
): Promise<void> {
  const asked = urls.filter((url) => !fetched.has(url));
  await inTasks(asked, (url) => fetchOnce(url, priority));
  // What others have asked for may be on its way.
  await Promise.all(urls.map((url) => fetchOnce(url, priority)));
  await inTasks(
    urls.filter((url) => !isPreloaded(url)),
    preload,
  );
}

function fetchOnce(url: string, priority: RequestPriority): Promise<void> {
  const known = fetched.get(url);
  if (known) return known;
  const coming = fetchModule(url, priority);
  fetched.set(url, coming);
  coming.catch(() => fetched.delete(url));
  return coming;
}

async function fetchModule(url: string, priority: RequestPriority): Promise<void> {
  const response = await reach(url, priority);
  const { status } = response;
  const type = response.headers.get('Content-Type') ?? '';
  if (status >= 500) throw new OutOfReach(`${url} answered with status ${status}.`);
  if (!response.ok || !type.includes('javascript')) {
    throw new Error(`${url} answered with status ${status} and "${type}".`);
  }
}

/** @returns an answer that has arrived to its end: what is cut short is not kept by the browser */
async function reach(url: string, priority: RequestPriority): Promise<Response> {
  try {
    const response = await fetch(url, { priority, signal: AbortSignal.timeout(patience) });
    await response.arrayBuffer();
    return response;
  } catch (cause) {
    throw new OutOfReach(`${url} did not arrive.`, { cause });
  }
}

function isPreloaded(href: string): boolean {
  return document.head.querySelector(`link[rel=modulepreload][href="${href}"]`) !== null;
}

/** Has the browser read it from its cache and compile it, beside the others rather than one after another. */
function preload(href: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  document.head.append(link);
}
