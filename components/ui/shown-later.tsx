'use client';

import { type ReactNode, startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { stayAt } from '@/lib/browser/layout/stay-at';
import { fragmentTarget } from '@/lib/browser/navigation/fragment';
import { currentNavigation, reportFilled } from '@/lib/start/navigation/navigation';

/** Whether a navigation shows a page from its top. The page that was loaded is whole from the start. */
function arrivesFromTop(): boolean {
  const navigation = currentNavigation();
  return navigation?.state === 'requested' && navigation.fromTop;
}

/**
 * Shows its children in a second step after a navigation: when they have arrived, and after the first screen is painted.
 *
 * @param room keeps a screen free for them until then
 */
export function ShownLater({ children, room }: { children: ReactNode; room: boolean }) {
  const [isDelayed] = useState(arrivesFromTop);
  const [isHere, setIsHere] = useState(!isDelayed);

  useEffect(() => {
    startTransition(() => setIsHere(true));
  }, []);

  useLayoutEffect(() => {
    if (!isDelayed || !isHere) return;
    reportFilled();
    // Somebody may have followed the list "On this page" in the meantime.
    const target = fragmentTarget(window.location.hash);
    if (target) stayAt(target);
  }, [isDelayed, isHere]);

  if (isHere) return children;
  return room ? <div className="min-h-screen" /> : null;
}
