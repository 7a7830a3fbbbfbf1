'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { hook, hooked } from '@/lib/design/hooks';
import { runExample } from './run-example';

interface LiveExampleProps {
  id: string;
  /** URL of the module that mounts examples. */
  runtime: string;
  /** URLs of the modules this example needs, the runtime's own among them. */
  modules: readonly string[];
  /** The host: an element with the hook `liveHost` that holds the pre-rendered example. */
  children: ReactNode;
}

/** Nothing here may be wider than the page: what is, scrolls inside. */
const stageStyles =
  'relative overflow-x-auto border-t border-line bg-page bg-[radial-gradient(var(--line)_1px,transparent_1.25px)] bg-size-[1rem_1rem] bg-position-[-4px_-4px] px-4 py-8';

/** The stage of an example. It is useful without script; here the example comes alive. */
export function LiveExample({ id, runtime, modules, children }: LiveExampleProps) {
  const stage = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<'waiting' | 'live' | 'failed'>('waiting');

  useEffect(() => {
    const host = stage.current?.querySelector<HTMLElement>(hooked('liveHost'));
    if (!host) return;
    return runExample(
      { id, runtime, modules },
      {
        host,
        atOnce: attempt > 0,
        onLive: () => setState('live'),
        onFailed: () => setState('failed'),
      },
    );
    // `modules` is a new array with every render of the server's tree, never another list.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [id, runtime, attempt]);

  const retry = () => {
    setState('waiting');
    setAttempt(attempt + 1);
  };

  return (
    <div ref={stage} className={stageStyles} {...hook('live', state)}>
      {children}
      {state === 'failed' && (
        <div
          className="absolute inset-x-3 bottom-3 z-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-l bg-bad-soft py-2 ps-4 pe-2 text-ui text-bad-text"
          role="alert"
        >
          <p>This example did not load.</p>
          <Button variant="tonal" onClick={retry}>
            Try again
          </Button>
        </div>
      )}
    </div>
  );
}
