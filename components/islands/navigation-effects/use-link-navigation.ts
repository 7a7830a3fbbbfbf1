import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { clientTarget, isPlainPress, isSameItem } from '@/lib/browser/navigation/links';
import { hooked } from '@/lib/design/hooks';
import { overlayContainer } from '@/lib/design/overlays';
import { basePath, withoutBase } from '@/lib/routes/base';
import { requestNavigation } from '@/lib/start/navigation/navigation';

/**
 * One listener for all links of the site, which are plain anchors: they work before this runs and
 * without scripts, and none of them has to be hydrated. The router does not prefetch: it would do so in pieces.
 * Pages are fetched by `lib/start/navigation/page-fetcher.ts`.
 */
export function useLinkNavigation(): void {
  const router = useRouter();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const target = isPlainPress(event) && targetOf(event);
      if (!target) return;
      event.preventDefault();
      requestNavigation(target, leadsToTop(target));
      // Scrolling is ours (use-scroll-on-arrival), except to a fragment of this page with another query.
      router.push(forRouter(target), { scroll: leadsWithinPage(target) });
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [router]);
}

/** CSS pixels that a page may be scrolled and still count as being at its top. */
const nearTop = 400;

/**
 * Whether a link leads to the top of a page: the tabs of an item keep the scroll position, and a query selects a part
 * of a page.
 */
function leadsToTop(target: string): boolean {
  const { pathname, origin } = window.location;
  const to = withoutBase(new URL(target, origin).pathname);
  const keepsPlace = window.scrollY >= nearTop && isSameItem(withoutBase(pathname), to);
  return !/[#?]/.test(target) && !keepsPlace;
}

function leadsWithinPage(target: string): boolean {
  const { pathname, hash } = new URL(target, window.location.origin);
  return hash !== '' && pathname === window.location.pathname;
}

/** The router adds the base path to addresses, unless they are absolute URLs. */
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
