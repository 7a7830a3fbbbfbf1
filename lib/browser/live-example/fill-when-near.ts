import { fetchJson } from '@/lib/browser/network/request';
import { stageTimeout } from '@/lib/browser/timeouts';
import { withBase } from '@/lib/routes/base';
import { keepScrollPosition } from './keep-scroll-position';
import { loadSheets } from './load-sheets';

/** How far below or above the screen a stage is filled: a wheel that turns quickly still finds it whole. */
const margin = '1200px 0px';

/** What the file of a stage holds. */
interface StageFile {
  html: string;
  /** The modules that the example needs, as its element would name them. */
  modules: string;
  /** Where its style sheets lie, with spaces between. */
  sheets: string;
}

interface FillOptions {
  /** The file with what stands on the stage. */
  url: string;
  /** Someone has asked for it: no waiting. */
  atOnce: boolean;
  /** Called with the example's modules, as its element names them. */
  onFilled: (modules: string) => void;
  onFailed: () => void;
}

function isStageFile(value: unknown): value is StageFile {
  return (
    typeof value === 'object' &&
    value !== null &&
    'html' in value &&
    typeof value.html === 'string' &&
    'modules' in value &&
    typeof value.modules === 'string' &&
    'sheets' in value &&
    typeof value.sheets === 'string'
  );
}

/** @throws when the file does not arrive, or is another than it should be */
async function fetchStage(url: string): Promise<StageFile> {
  const value = await fetchJson(url, { timeout: stageTimeout });
  if (!isStageFile(value)) throw new Error(`${url} is not what stands on a stage`);
  return value;
}

/** The file says where others lie in the export, wherever that is put. */
function urlsOf(places: string): readonly string[] {
  return places
    .split(' ')
    .filter((place) => place !== '')
    .map(withBase);
}

/**
 * Brings the pre-rendered HTML of an example that its page left out, when it is near, and before it the
 * style sheets it needs.
 *
 * @param host where it belongs
 * @returns stops it: what is on its way is let go
 */
export function fillWhenNear(
  host: HTMLElement,
  { url, atOnce, onFilled, onFailed }: FillOptions,
): () => void {
  let stopped = false;
  // Asked anew after the wait; a variable would be taken for unchanged.
  const isStopped = () => stopped;
  const fill = async () => {
    observer.disconnect();
    try {
      const { html, modules, sheets } = await fetchStage(url);
      if (isStopped()) return;
      await loadSheets(urlsOf(sheets));
      if (isStopped()) return;
      keepScrollPosition(host, () => (host.innerHTML = html));
      onFilled(modules);
    } catch (error) {
      if (isStopped()) return;
      console.error('An example was not found', error);
      onFailed();
    }
  };
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) void fill();
    },
    { rootMargin: margin },
  );
  if (atOnce) void fill();
  else observer.observe(host);
  return () => {
    stopped = true;
    observer.disconnect();
  };
}
