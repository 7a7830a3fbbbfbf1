'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { runExample } from './run-example';

interface LiveExampleProps {
  id: string;
  /** URL of the module that mounts examples. */
  runtime: string;
  /** URLs of the modules this example needs, the runtime's own among them. */
  modules: readonly string[];
  /** The host: an element with class `live-host` that holds the pre-rendered example. */
  children: ReactNode;
}

/** The stage of an example. It is useful without script; here the example comes alive. */
export function LiveExample({ id, runtime, modules, children }: LiveExampleProps) {
  const stage = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<'waiting' | 'live' | 'failed'>('waiting');

  useEffect(() => {
    const host = stage.current?.querySelector<HTMLElement>('.live-host');
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
    <div ref={stage} className="example__stage" data-live={state}>
      {children}
      {state === 'failed' && (
        <div className="example__failed" role="alert">
          <p>This example did not load.</p>
          <button type="button" className="btn btn--tonal" onClick={retry}>
            Try again
          </button>
        </div>
      )}
    </div>
  );
}
