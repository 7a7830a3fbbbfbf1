import type { ReactNode } from 'react';
import { othersReady } from './in-turn';
import { ShownLater } from './shown-later';

interface RestOfPageProps {
  children: ReactNode;
  /** Whether a screen is kept free for it until it arrives, so that nothing that follows appears and moves away. */
  room?: boolean;
}

/**
 * What a page shows below its first screen. It comes last in the page's data, so that a navigation shows the first
 * screen while the rest is still arriving. It is not a `Suspense` boundary: React moves the HTML of a large one to the
 * end of the page, where a script has to put it in place.
 */
export function RestOfPage({ children, room = true }: RestOfPageProps) {
  return (
    <ShownLater room={room}>
      <Later>{children}</Later>
    </ShownLater>
  );
}

/** React writes the data of the part that is ready last to the end. */
async function Later({ children }: { children: ReactNode }) {
  await othersReady();
  return children;
}
