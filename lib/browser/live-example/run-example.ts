import { savesData } from '@/lib/browser/network/saves-data';
import { whenIdle } from '@/lib/browser/scheduling/when-idle';
import { hooked } from '@/lib/design/hooks';
import { prefetchModules } from './fetch-modules';
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
  /** Stops it at any stage: a running example is unmounted. */
  signal: AbortSignal;
  /** Called when the example starts, because inputs may change while it loads. */
  connection: () => Connection;
  /** Called when the visitor has begun to use it before it is live. */
  onUsed: () => void;
  onLive: (example: MountedExample) => void;
  onFailed: (error: unknown) => void;
}

/** Starts a pre-rendered example when it is near or used. */
export function runExample({ id, runtime, modules }: ExampleModules, options: RunOptions): void {
  const { host, immediately, signal, connection, onUsed, onLive, onFailed } = options;
  let queued: Queued | undefined;
  let isAsked = false;

  const start = async () => {
    try {
      const { mount } = await loadRuntime(runtime, modules);
      signal.throwIfAborted();
      const live = await mount(id, host, { ...connection(), isAwaited: input.isPressed });
      if (signal.aborted) {
        live.unmount();
        return;
      }
      signal.addEventListener('abort', () => live.unmount());
      input.replay();
      onLive(live);
    } catch (error) {
      if (signal.aborted) return;
      input.discard();
      onFailed(error);
    }
  };
  const startNow = () => {
    if (isAsked) return;
    isAsked = true;
    stopWatching();
    // Once it is in the queue, it may have started already.
    if (queued) queued.now();
    else void start();
  };
  const stopWatching = whenNear(host, margin, () => {
    stopWatching();
    // `start` reports a failure.
    if (!savesData()) prefetchModules(modules).catch(() => undefined);
    queued = enqueue(start, host);
    // The queue waits for the first interaction, but until then nothing at all would be seen of this one.
    if (host.querySelector(hooked('clientOnly'))) whenIdle(startNow);
  });
  const input = queueInput(host, (isUse) => {
    if (isUse) onUsed();
    startNow();
  });
  signal.addEventListener('abort', () => {
    stopWatching();
    queued?.cancel();
    input.discard();
  });
  if (immediately) startNow();
}
