'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { Suspense, useEffect, useLayoutEffect } from 'react';
import { reportArrived, reportPlaced } from '@/lib/start/navigation/navigation';
import { useFocusOnArrival } from './use-focus-on-arrival';
import { useLinkNavigation } from './use-link-navigation';
import { useMarkOnArrival } from './use-mark-on-arrival';
import { useScrollOnArrival } from './use-scroll-on-arrival';
import { useStartReport } from './use-start-report';

/** Makes plain links navigate without reloading, keeps scroll, focus and marks where they belong, and reports each stage. */
export function NavigationEffects() {
  useStartReport();
  useLinkNavigation();
  useScrollOnArrival();
  useFocusOnArrival();
  useMarkOnArrival();
  return (
    <Suspense fallback={null}>
      <NavigationReport />
    </Suspense>
  );
}

/** It reads the query, so it cannot be pre-rendered. */
function NavigationReport() {
  const pathname = usePathname();
  const search = useSearchParams();
  useLayoutEffect(reportPlaced, [pathname, search]);
  useEffect(reportArrived, [pathname, search]);
  return null;
}
