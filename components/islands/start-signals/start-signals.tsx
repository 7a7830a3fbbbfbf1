'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { Suspense, useEffect, useLayoutEffect } from 'react';
import { sendSignal } from '@/lib/start/signals';

/** Signals the application's start and each navigation to the scripts that run without React. */
export function StartSignals() {
  useEffect(() => {
    if (process.env.NODE_ENV === 'development') {
      void import('@/lib/start/early').then(({ startEarly }) => startEarly());
    }
    // After all effects of this commit, so that the islands that handle presses already listen.
    const timer = setTimeout(() => {
      sendSignal('app');
      document.documentElement.dataset['app'] = 'started';
    });
    return () => clearTimeout(timer);
  }, []);
  return (
    <Suspense fallback={null}>
      <NavigationSignals />
    </Suspense>
  );
}

/** A separate component, because a component that reads the query cannot be pre-rendered. */
function NavigationSignals() {
  const pathname = usePathname();
  const search = useSearchParams();
  useLayoutEffect(() => sendSignal('placed'), [pathname, search]);
  useEffect(() => sendSignal('navigated'), [pathname, search]);
  return null;
}
