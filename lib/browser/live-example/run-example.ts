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
  /** Contains the pre-rendered example. */
  host: HTMLElement;
  /** Whether to start now, without waiting until the example is near. */
  immediately: boolean;
  /** Called when the example starts, because inputs may change while it loads. */
  connection: () => Connection;
  onLive: (example: MountedExample) => void;
  /** @param isPermanent whether only a reload can help: the page is outdated, or the runtime is broken */
  onFailed: (isPermanent: boolean) => void;
}

/**
 * Starts a pre-rendered example when it is near or used.
 *
 * @returns a function that stops it at any stage: a running example is unmounted
 */
export function runExample(example: ExampleModules, options: RunOptions): () => void {
  const { host, immediately, connection, onLive, onFailed } = options;
  let stopped = false;
  // A function, because TypeScript would assume that a variable is unchanged after `await`.
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
      input.replay();
      onLive(live);
    } catch (error) {
      if (isStopped()) return;
      console.error(`The example "${example.id}" did not start.`, error);
      input.discard();
      onFailed(!(error instanceof UnreachableError));
    }
  };

  const prepare = () => {
    if (savesData()) return;
    // `start` reports a failure.
    fetchModules(example.modules, 'low').catch(() => undefined);
  };
  const near = startWhenNear(host, prepare, start);
  const input = queueInput(host, near.now);
  if (immediately) near.now();
  return () => {
    stopped = true;
    near.cancel();
    input.discard();
    mounted?.unmount();
  };
}
