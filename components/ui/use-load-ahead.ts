import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { savesData } from '@/lib/browser/network/saves-data';
import { whenIdle } from '@/lib/browser/scheduling/when-idle';

/**
 * Loads code ahead that the visitor is likely to want, when the browser is idle: the first press is not to wait for
 * the network. Not where data is saved. What fails is told when it is wanted.
 *
 * @param isLikely whether a page has what the code is for; asked on each, when the browser is idle
 */
export function useLoadAhead(load: () => Promise<unknown>, isLikely = () => true): void {
  const pathname = usePathname();
  useEffect(() => {
    if (savesData()) return;
    return whenIdle(() => {
      if (isLikely()) load().catch(() => undefined);
    });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each page; a function made anew asks the same
  }, [load, pathname]);
}
