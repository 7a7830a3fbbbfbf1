import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { savesData } from '@/lib/browser/network/saves-data';
import { whenIdle } from '@/lib/browser/scheduling/when-idle';

/**
 * Preloads code that the visitor probably needs, when the browser is idle, so that the first press does not
 * wait for the network. Does nothing when the visitor saves data. Failures are ignored until the code is
 * needed.
 *
 * @param isLikely whether the page probably needs the code; called on each page, when the browser is idle
 */
export function usePreload(load: () => Promise<unknown>, isLikely = () => true): void {
  const pathname = usePathname();
  useEffect(() => {
    if (savesData()) return;
    return whenIdle(() => {
      if (isLikely()) load().catch(() => undefined);
    });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once per page; a new function has the same result
  }, [load, pathname]);
}
