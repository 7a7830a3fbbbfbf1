'use client';

import { type ReactNode, startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { leaveForLater } from '@/lib/browser/layout/leave-for-later';
import { arrivesInParts } from '@/lib/browser/navigation/arrival';
import { fragmentTarget } from '@/lib/browser/navigation/fragment';
import { sendSignal } from '@/lib/start/signals';

/**
 * What of a page lies below what one reads first. A navigation shows the page without it, at once, and has it
 * come in as soon as it is there: the page's data bring it last (`scripts/export/complete/first-part.ts`).
 *
 * @param room keeps a screen free for it until then, so that nothing that follows shows and moves away
 */
export function RestOfPage({ children, room = true }: { children: ReactNode; room?: boolean }) {
  const [isLate] = useState(arrivesInParts);
  const [isHere, setIsHere] = useState(!isLate);

  useEffect(() => {
    startTransition(() => setIsHere(true));
  }, []);

  useLayoutEffect(() => {
    if (!isLate || !isHere) return;
    leaveForLater(document);
    sendSignal('filled');
    // Somebody has followed the list "On this page" in the meantime.
    if (window.location.hash !== '') fragmentTarget(window.location.hash)?.scrollIntoView();
  }, [isLate, isHere]);

  if (isHere) return children;
  return room ? <div className="min-h-screen" /> : null;
}
