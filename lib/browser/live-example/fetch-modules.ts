import { loadOnce } from '@/lib/browser/network/load-once';
import { AnswerError } from '@/lib/browser/network/request';
import { requestWhole } from '@/lib/browser/network/request-whole';
import { CutOffError, endMark } from '@/lib/browser/network/whole-files';
import { whenIdle } from '@/lib/browser/scheduling/when-idle';

/**
 * Thrown when a module cannot be reached at the moment. Any other failure is permanent until the page is
 * reloaded.
 */
export class UnreachableError extends Error {}

const fetched = new Map<string, Promise<void>>();
const preloaded = new Set<string>();

/**
 * Fetches modules into the browser's cache, each once, without running them.
 *
 * Firefox and WebKit cache the failure of a module import, and of every module that imports it, as long as
 * the page lives. So modules are imported only after they have been fetched, where failures are not cached.
 *
 * @throws {UnreachableError} when the network or the server fails, or times out; the next call retries
 * @throws when the server does not have the module, because a newer build was deployed
 */
export async function fetchModules(urls: readonly string[]): Promise<void> {
  await fetchAll(urls, 'auto');
  urls.forEach(preload);
}

/**
 * Fetches modules with low priority before an example needs them. They are preloaded one by one while the browser is
 * idle, because preparing many of them in one task delays a reader's first press.
 *
 * @throws as `fetchModules` does
 */
export async function prefetchModules(urls: readonly string[]): Promise<void> {
  await fetchAll(urls, 'low');
  const left = [...urls];
  const next = () => {
    const url = left.shift();
    if (url === undefined) return;
    preload(url);
    whenIdle(next);
  };
  whenIdle(next);
}

async function fetchAll(urls: readonly string[], priority: RequestPriority): Promise<void> {
  await Promise.all(urls.map((url) => loadOnce(fetched, url, () => fetchModule(url, priority))));
}

async function fetchModule(url: string, priority: RequestPriority): Promise<void> {
  try {
    // Reads the whole body: browsers do not cache incomplete ones.
    await requestWhole(url, readToEnd, { priority });
  } catch (cause) {
    if (cause instanceof AnswerError && cause.response.status < 500) throw cause;
    throw new UnreachableError(`${url} did not arrive.`, { cause });
  }
}

const lastByte = endMark.charCodeAt(0);

/** @throws {CutOffError} when the module has no end; it might run without what is missing */
async function readToEnd(response: Response): Promise<void> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (bytes.at(-1) !== lastByte) throw new CutOffError();
}

/** Makes the browser compile the module from its cache, in parallel with others. */
function preload(href: string): void {
  if (preloaded.has(href)) return;
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  // The browser keeps what it has compiled. Links of all pages would add up.
  link.onload = link.onerror = () => link.remove();
  document.head.append(link);
  preloaded.add(href);
}
