import { savesData } from '@/lib/browser/network/saves-data';

/** What people do with a link before it navigates; scripts and screen readers send only the click. */
const intents = ['pointerover', 'focusin', 'touchstart', 'pointerdown', 'click'] as const;

/**
 * Prefetches the page behind a link that is pointed at, focused or pressed.
 *
 * @param prefetch prefetches the page behind a link, if it is one of the site
 */
export function prefetchOnIntent(prefetch: (link: HTMLAnchorElement) => void): void {
  const onEvent = ({ target, type }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    // A press wants the page; a pointer may not.
    const isPress = type === 'pointerdown' || type === 'click';
    if (link && (isPress || !savesData())) prefetch(link);
  };
  for (const type of intents) document.addEventListener(type, onEvent, { passive: true });
}
