'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { Suspense, useEffect, useLayoutEffect } from 'react';
import { sendSignal } from '@/lib/start/signals';

/** Tells the scripts that run without a framework when the application is there, and where it is. */
export function TellStart() {
  useEffect(() => {
    if (process.env.NODE_ENV === 'development') {
      void import('@/lib/start/early').then(({ startEarly }) => startEarly());
    }
    // After the effects of this commit: the islands that answer presses listen by then.
    const timer = setTimeout(() => {
      sendSignal('app');
      document.documentElement.dataset['app'] = 'started';
    });
    return () => clearTimeout(timer);
  }, []);
  return (
    <Suspense fallback={null}>
      <TellNavigation />
    </Suspense>
  );
}

/** Reads the query, so it cannot be pre-rendered. */
function TellNavigation() {
  const pathname = usePathname();
  const search = useSearchParams();
  useLayoutEffect(() => sendSignal('placed'), [pathname, search]);
  useEffect(() => sendSignal('navigated'), [pathname, search]);
  return null;
}
