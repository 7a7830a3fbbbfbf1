/** Milliseconds after which a request that hangs counts as failed. */
const patience = 10_000;

/** The host does not have a module, so the page is older than what is deployed: only a new page names others. */
export class ModuleGone extends Error {}

const fetched = new Map<string, Promise<void>>();

/**
 * Fetches modules into the browser's cache, each once, without running them.
 *
 * Firefox and WebKit keep a module that failed to load as failed for as long as the page lives, and with it
 * all that import it. So a module is imported only when it has arrived, and a failure here is nothing that
 * the browser remembers.
 *
 * @throws {ModuleGone} when the host answers with something else
 * @throws when the network does, or does not answer within ten seconds; another call tries again
 */
export async function fetchModules(
  urls: readonly string[],
  priority: RequestPriority = 'auto',
): Promise<void> {
  await Promise.all(urls.map((url) => fetchOnce(url, priority)));
  for (const url of urls) preload(url);
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
  const response = await fetch(url, { priority, signal: AbortSignal.timeout(patience) });
  if (response.status >= 500) throw new Error(`${url} answered with status ${response.status}.`);
  const type = response.headers.get('Content-Type') ?? '';
  if (!response.ok || !type.includes('javascript')) {
    throw new ModuleGone(`${url} answered with status ${response.status} and "${type}".`);
  }
  // All of it: what is cut short is not kept.
  await response.arrayBuffer();
}

/** Has the browser read it from its cache and compile it, beside the others rather than one after another. */
function preload(href: string): void {
  if (document.head.querySelector(`link[rel=modulepreload][href="${href}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  document.head.append(link);
}
