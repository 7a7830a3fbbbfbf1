'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { Suspense, useEffect, useLayoutEffect } from 'react';
import { asIsland } from '@/components/ui/island';
import { reportArrived, reportPlaced } from '@/lib/start/navigation/navigation';
import { focusOnArrival } from './focus-on-arrival';
import { markOnArrival } from './mark-on-arrival';
import { useArrival } from './use-arrival';
import { useLinkNavigation } from './use-link-navigation';
import { useScrollOnArrival } from './use-scroll-on-arrival';
import { useStartReport } from './use-start-report';

function NavigationEffectsInside() {
  useStartReport();
  useLinkNavigation();
  useArrival({ placed: useScrollOnArrival(), shown: [focusOnArrival, markOnArrival] });
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

/** Makes plain links navigate without reloading, keeps scroll and focus where they belong, and reports each stage. */
export const NavigationEffects = asIsland(NavigationEffectsInside, {
  name: 'What opens pages without loading all of them',
  atEdge: true,
});
