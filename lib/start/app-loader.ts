import { fetchText, loadScript, preload, TookTooLong, tryAgain } from '@/lib/browser/network/load';
import { reloadOnce } from '@/lib/browser/network/reload-once';
import type { StartData } from '@/lib/browser/page/start-data';
import { inTasks } from '@/lib/browser/scheduling/in-tasks';
import { nextTask } from '@/lib/browser/scheduling/next-task';
import { standInForSheets } from './framework-sheets';
import { buildOf, fetchParts, withParts } from './page-parts';
import { modulesOfData, runModules, tellAsScript } from './run-modules';

declare global {
  interface Window {
    /** Queue the framework reads the page's data from. */
    __next_f?: unknown[];
  }
}

interface AppLoader {
  /**
   * Fetches everything, behind whatever else the browser has to do, and runs what can run before the application starts:
   * its scripts, and the modules that it begins with, piece by piece. @throws when something does not come
   */
  prepare: () => Promise<void>;
  /** Runs the application, once. After a failure it fetches what is missing and goes on. */
  run: () => Promise<void>;
  hasFailed: () => boolean;
  /** Whether it failed because the page is older than what is deployed: only loading it anew helps. */
  isStale: () => boolean;
}

/**
 * Loads the framework's scripts and the page's data, and starts them, as its own tags would have.
 *
 * @param isAwaited whether someone waits for it: then no frame comes between its scripts
 * @param onArrival hears of each of its scripts that has run
 */
export function createAppLoader(
  data: StartData,
  isAwaited: () => boolean,
  onArrival: () => void = () => undefined,
): AppLoader {
  const loaded = new Map<string, Promise<void>>();
  let page: Promise<string> | undefined;
  let running: Promise<void> | undefined;
  let failed = false;
  let stale = false;
  let pushed = false;
  let asked = false;

  const fetchPage = (priority: RequestPriority) =>
    (page ??= tryAgain(() => fetchPageData(data, priority)).catch((error: unknown) => {
      page = undefined;
      throw error;
    }));
  const load = (src: string) => {
    const script = loaded.get(src) ?? tryAgain(() => loadScript(src));
    loaded.set(src, script);
    return script.catch((error: unknown) => {
      loaded.delete(src);
      throw error;
    });
  };
  // Asked anew after every wait; a variable would be taken for unchanged.
  const isRunning = () => running !== undefined;
  // To the end, so that whoever tries again waits for none that still hangs.
  const runScripts = () => {
    const runScript = (src: string) => load(src).then(onArrival);
    return inTasks(data.scripts, runScript, () => (isAwaited() ? undefined : nextTask()));
  };
  const start = async () => {
    // In the same round as the data that they wait for.
    if (!asked) data.scripts.forEach((src) => void preload(src, 'high'));
    asked = true;
    const text = await fetchPage('high');
    await runScripts();
    // The framework takes the data for complete as soon as it starts.
    if (!pushed) {
      standInForSheets(text);
      (window.__next_f ??= []).push([0], [1, text]);
      pushed = true;
    }
    await tellAsScript(data.runtime, data.scripts.at(-1) ?? '');
  };
  return {
    hasFailed: () => failed,
    isStale: () => stale,
    prepare: async () => {
      if (isRunning()) return;
      asked = true;
      const ahead = (src: string) => preload(src, 'low');
      const [text] = await Promise.all([fetchPage('low'), inTasks(data.scripts, ahead)]);
      if (isRunning()) return;
      await runScripts();
      await runModules([...data.modules, ...modulesOfData(text)], isRunning);
    },
    run: () =>
      (running ??= start().then(
        () => {
          failed = false;
        },
        async (error: unknown) => {
          running = undefined;
          failed = true;
          stale = await isStale(data, error);
          if (stale) reloadOnce(data.build);
          throw error;
        },
      )),
  };
}

/** The page's data are of another build than the page. */
class OtherBuild extends Error {}

async function fetchPageData(data: StartData, priority: RequestPriority): Promise<string> {
  const parts = fetchParts(data.build, { priority });
  // Heard below. That the page is of another build comes before that the parts of this one have gone.
  parts.catch(() => undefined);
  const isOurs = (text: string) => buildOf(text) === data.build;
  const text = await fetchText(data.page, { priority });
  if (isOurs(text)) return withParts(text, await parts);
  // A copy kept somewhere on the way may be older than the page.
  const anew = await fetchText(data.page, { cache: 'reload' });
  if (isOurs(anew)) return withParts(anew, await parts);
  // A host that answers with a page says nothing about builds.
  if (buildOf(anew) === undefined) throw new Error(`${data.page} is no data of a page.`);
  throw new OtherBuild(`${data.page} is of another build than the page.`);
}

/** Whether the page itself is what is wrong: the site has been built anew since it was sent. */
async function isStale({ scripts }: StartData, error: unknown): Promise<boolean> {
  if (error instanceof OtherBuild) return true;
  // To ask about what hangs would hang as well.
  if (error instanceof TookTooLong) return false;
  const answers = await Promise.allSettled(scripts.map((src) => fetch(src, { method: 'HEAD' })));
  return answers.some((answer) => answer.status === 'fulfilled' && answer.value.status === 404);
}
