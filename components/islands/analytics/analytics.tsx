'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect } from 'react';
import { setTrackers, trackError, trackPageView } from '@/lib/browser/analytics';
import { loadGtag } from '@/lib/browser/gtag';

/** Sends page views and uncaught errors to the trackers; without trackers it does nothing at all. */
export function Analytics({ ids }: { ids: readonly string[] }) {
  const pathname = usePathname();
  const search = useSearchParams();

  useEffect(() => {
    if (ids.length === 0) return;
    setTrackers(ids);
    loadGtag(ids);
    const onError = (event: ErrorEvent) => trackError(event.error ?? event.message);
    const onRejection = (event: PromiseRejectionEvent) => trackError(event.reason);
    const onHashChange = () => trackPageView(window.location);
    window.addEventListener('error', onError);
    window.addEventListener('unhandledrejection', onRejection);
    window.addEventListener('hashchange', onHashChange);
    return () => {
      window.removeEventListener('error', onError);
      window.removeEventListener('unhandledrejection', onRejection);
      window.removeEventListener('hashchange', onHashChange);
    };
  }, [ids]);

  useEffect(() => {
    if (ids.length > 0) trackPageView(window.location);
  }, [ids, pathname, search]);

  return null;
}
