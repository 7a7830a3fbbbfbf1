import { fetchJson } from '@/lib/browser/network/request';
import { stageTimeout } from '@/lib/browser/timeouts';
import { withBase } from '@/lib/routes/base';
import { keepScrollPosition } from './keep-scroll-position';
import { loadSheets } from './load-sheets';
import { whenNear } from './when-near';

/** Distance from the viewport at which a stage is filled, large enough for fast scrolling. In CSS pixels. */
const margin = 1200;

/** The content of a stage's file. */
interface StageFile {
  html: string;
  /** The example's modules, in the format of the element's attribute. */
  modules: string;
  /** Paths of its stylesheets in the export, separated by spaces. */
  sheets: string;
}

interface FillOptions {
  /** URL of the stage's file. */
  url: string;
  /** Whether to fill the stage now, without waiting until it is near. */
  immediately: boolean;
  /** Called with the example's modules, in the format of the element's attribute. */
  onFilled: (modules: string) => void;
  onFailed: () => void;
}

function isStageFile(value: unknown): value is StageFile {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['html', 'modules', 'sheets'].every((key) => typeof Reflect.get(value, key) === 'string')
  );
}

/** @throws when the file does not load, or has an unexpected format */
async function fetchStage(url: string): Promise<StageFile> {
  const value = await fetchJson(url, { timeout: stageTimeout });
  if (!isStageFile(value)) throw new Error(`${url} is not the file of a stage.`);
  return value;
}

/** Adds the base path of the site to paths of files. */
function urlsOf(places: string): readonly string[] {
  return places
    .split(' ')
    .filter((place) => place !== '')
    .map(withBase);
}

/**
 * Fetches the pre-rendered HTML of a deferred example and its stylesheets when the stage is near.
 *
 * @param host the element to fill
 * @returns a function that stops it; pending responses are ignored
 */
export function fillWhenNear(
  host: HTMLElement,
  { url, immediately, onFilled, onFailed }: FillOptions,
): () => void {
  let stopped = false;
  // A function, because TypeScript would assume that a variable is unchanged after `await`.
  const isStopped = () => stopped;
  const fill = async () => {
    stopWatching?.();
    try {
      const { html, modules, sheets } = await fetchStage(url);
      if (isStopped()) return;
      await loadSheets(urlsOf(sheets));
      if (isStopped()) return;
      keepScrollPosition(host, () => (host.innerHTML = html));
      onFilled(modules);
    } catch (error) {
      if (isStopped()) return;
      console.error('An example could not be loaded.', error);
      onFailed();
    }
  };
  const stopWatching = immediately ? undefined : whenNear(host, margin, () => void fill());
  if (immediately) void fill();
  return () => {
    stopped = true;
    stopWatching?.();
  };
}
