import { loadScript, preload, withRetries } from '@/lib/browser/network/load-element';
import { loadOnce } from '@/lib/browser/network/load-once';
import { fetchParts, withParts } from '@/lib/browser/network/page-parts';
import { OtherBuildError, request, type RequestOptions } from '@/lib/browser/network/request';
import { withoutEndMark } from '@/lib/browser/network/whole-files';
import type { StartData } from '@/lib/browser/page/start-data';
import { runEntryModules } from './bundler-runtime';
import { buildOf } from './page-data';

declare global {
  interface Window {
    /** Next's client reads the data of the page that was loaded from this queue. */
    __next_f?: unknown[];
  }
}

interface ClientStart {
  /** Preloads the scripts and the page's data. Nothing runs. */
  preload: () => void;
  /** Starts the client once. After a failure, the next call loads the missing files and continues. */
  run: () => Promise<void>;
  hasFailed: () => boolean;
}

/**
 * Starts Next's client on demand, from the scripts and data that its own tags would have loaded with the
 * page.
 */
export function createClientStart(data: StartData): ClientStart {
  const pages = new Map<string, Promise<string>>();
  const scripts = new Map<string, Promise<void>>();
  let running: Promise<void> | undefined;
  let preloaded = false;
  let queued = false;
  let failed = false;

  const fetchPage = (priority: RequestPriority) =>
    loadOnce(pages, data.page, () => withRetries(() => fetchPageData(data, priority)));
  const preloadScripts = (priority: RequestPriority) => {
    if (!preloaded) data.scripts.forEach((src) => void preload(src, priority));
    preloaded = true;
  };
  // All of them to the end, so that the next attempt does not wait for one that hangs.
  const loadScripts = async () => {
    const outcomes = await Promise.allSettled(
      data.scripts.map((src) => loadOnce(scripts, src, () => withRetries(() => loadScript(src)))),
    );
    const failure = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failure) throw failure.reason;
  };
  const start = async () => {
    preloadScripts('high');
    const text = await fetchPage('high');
    await loadScripts();
    // Next treats the data as complete as soon as it starts.
    if (!queued) {
      (window.__next_f ??= []).push([0], [1, text]);
      queued = true;
    }
    await runEntryModules(data.runtime, data.scripts.at(-1) ?? '');
  };
  return {
    hasFailed: () => failed,
    preload: () => {
      if (running) return;
      preloadScripts('low');
      // `run` reports the failure.
      fetchPage('low').catch(() => undefined);
    },
    run: () =>
      (running ??= start().then(
        () => {
          failed = false;
        },
        (error: unknown) => {
          running = undefined;
          failed = true;
          throw error;
        },
      )),
  };
}

async function fetchPageData(data: StartData, priority: RequestPriority): Promise<string> {
  const parts = fetchParts(data.build, { priority });
  // Awaited below: if the parts are gone because of another build, that error comes first.
  parts.catch(() => undefined);
  const isOurs = (text: string) => buildOf(text) === data.build;
  const fetchWhole = (options: RequestOptions) =>
    request(data.page, async (response) => withoutEndMark(await response.text()), options);
  const text = await fetchWhole({ priority });
  if (isOurs(text)) return withParts(text, await parts);
  // A cache between browser and server may have an older copy.
  const fresh = await fetchWhole({ cache: 'reload' });
  if (isOurs(fresh)) return withParts(fresh, await parts);
  if (buildOf(fresh) === undefined) throw new Error(`${data.page} is not the data of a page.`);
  throw new OtherBuildError(`${data.page} belongs to another build than the page.`);
}
