import { savesData } from '@/lib/browser/network/saves-data';
import { fetchModules, UnreachableError } from './fetch-modules';
import { queueInput } from './input-queue';
import { type Connection, loadRuntime, type MountedExample } from './load-runtime';
import { enqueue, type Queued } from './start-queue';
import { whenNear } from './when-near';

/** Distance from the viewport at which an example starts, in CSS pixels. */
const margin = 300;

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

  let queued: Queued | undefined;
  const stopWatching = whenNear(host, margin, () => {
    stopWatching();
    // `start` reports a failure.
    if (!savesData()) fetchModules(example.modules, 'low').catch(() => undefined);
    queued = enqueue(start);
  });
  let isAsked = false;
  const startNow = () => {
    if (isAsked) return;
    isAsked = true;
    stopWatching();
    // Once it is in the queue, it may have started already.
    if (queued) queued.now();
    else void start();
  };
  const input = queueInput(host, startNow);
  if (immediately) startNow();
  return () => {
    stopped = true;
    stopWatching();
    queued?.cancel();
    input.discard();
    mounted?.unmount();
  };
}
