import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { clientTarget, isPlainPress } from '@/lib/browser/links';
import { hooked } from '@/lib/design/hooks';

/**
 * One listener for all links of the site, which are plain anchors: they work before this runs and
 * without scripts, and none of them has to be hydrated. A page is fetched ahead when the pointer or
 * the focus reaches a link to it.
 */
export function useLinkNavigation(): void {
  const router = useRouter();

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const target = isPlainPress(event) && targetOf(event);
      if (!target) return;
      event.preventDefault();
      // Scrolling is ours (use-scroll-and-focus), except to a fragment of the new page.
      router.push(target, { scroll: target.includes('#') });
    };
    const onIntent = (event: Event) => {
      const target = targetOf(event);
      if (target) router.prefetch(target);
    };
    const intents = ['pointerover', 'focusin', 'touchstart'] as const;
    document.addEventListener('click', onClick);
    for (const name of intents) document.addEventListener(name, onIntent, { passive: true });
    return () => {
      document.removeEventListener('click', onClick);
      for (const name of intents) document.removeEventListener(name, onIntent);
    };
  }, [router]);
}

function targetOf(event: Event): string | undefined {
  if (!(event.target instanceof Element)) return undefined;
  const link = event.target.closest('a');
  // A live example is another application: its links are its own.
  if (!link || link.closest(`${hooked('liveHost')}, .cdk-overlay-container`)) return undefined;
  return clientTarget(link, window.location);
}
