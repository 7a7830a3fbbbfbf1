import { savesData } from '@/lib/browser/network/saves-data';
import { fetchModules, UnreachableError } from './fetch-modules';
import { queueInput } from './input-queue';
import { type Connection, loadRuntime, type MountedExample } from './load-runtime';
import { startWhenNear } from './start-when-near';

export interface ExampleModules {
  id: string;
  runtime: string;
  modules: readonly string[];
}

interface RunOptions {
  /** Holds the pre-rendered example. */
  host: HTMLElement;
  /** Someone has asked for it: no waiting. */
  atOnce: boolean;
  /** Asked for when the example starts: inputs may have been set while it loaded. */
  connection: () => Connection;
  onLive: (example: MountedExample) => void;
  /** @param final whether only another page can help, because this one is out of date or holds a broken runtime */
  onFailed: (final: boolean) => void;
}

/**
 * Makes a pre-rendered example live when it is wanted.
 *
 * @returns stops it at any stage: what loads is let go, what runs is unmounted
 */
export function runExample(example: ExampleModules, options: RunOptions): () => void {
  const { host, atOnce, connection, onLive, onFailed } = options;
  let stopped = false;
  // Asked anew after every wait; a variable would be taken for unchanged.
  const isStopped = () => stopped;
  let mounted: MountedExample | undefined;

  const start = async () => {
    try {
      const { mount } = await loadRuntime(example.runtime, example.modules);
      if (isStopped()) return;
      const isAwaited = input.isPressed;
      const live = await mount(example.id, host, { ...connection(), isAwaited });
      if (isStopped()) {
        live.unmount();
        return;
      }
      mounted = live;
      input.release();
      onLive(live);
    } catch (error) {
      if (isStopped()) return;
      console.error(`The example "${example.id}" did not start`, error);
      input.drop();
      onFailed(!(error instanceof UnreachableError));
    }
  };

  const prepare = () => {
    if (savesData()) return;
    // A failure is reported when the example's turn comes.
    fetchModules(example.modules, 'low').catch(() => undefined);
  };
  const near = startWhenNear(host, prepare, start);
  const input = queueInput(host, near.now);
  if (atOnce) near.now();
  return () => {
    stopped = true;
    near.cancel();
    input.drop();
    mounted?.unmount();
  };
}
