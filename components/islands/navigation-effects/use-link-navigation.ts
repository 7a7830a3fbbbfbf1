import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { announceArrival, beginsAtTop } from '@/lib/browser/navigation/arrival';
import { clientTarget, isPlainPress } from '@/lib/browser/navigation/links';
import { hooked } from '@/lib/design/hooks';
import { overlayContainer } from '@/lib/design/overlays';
import { basePath, withoutBase } from '@/lib/routes/base';

/**
 * One listener for all links of the site, which are plain anchors: they work before this runs and
 * without scripts, and none of them has to be hydrated. The page may have been fetched by then
 * (`lib/start/fetch-pages.ts`); the router is not told to fetch ahead, which it does in pieces.
 */
export function useLinkNavigation(): void {
  const router = useRouter();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const target = isPlainPress(event) && targetOf(event);
      if (!target) return;
      event.preventDefault();
      announceArrival(leadsToTop(target));
      // Scrolling is ours (use-scroll-on-arrival), except to a fragment of the new page.
      router.push(forRouter(target), { scroll: target.includes('#') });
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [router]);
}

/** Whether a link leads to the top of a page. A query asks for something further down. */
function leadsToTop(target: string): boolean {
  const { pathname, origin } = window.location;
  const other = withoutBase(new URL(target, origin).pathname);
  return !/[#?]/.test(target) && beginsAtTop(withoutBase(pathname), other, window.scrollY);
}

/** The router puts the path that the site lies below before addresses, unless they are whole ones. */
function forRouter(address: string): string {
  return basePath === '' ? address : window.location.origin + address;
}

function targetOf(event: Event): string | undefined {
  if (!(event.target instanceof Element)) return undefined;
  const link = event.target.closest('a');
  // A live example is another application: its links are its own.
  if (!link || link.closest(`${hooked('liveHost')}, ${overlayContainer}`)) return undefined;
  return clientTarget(link, window.location);
}
