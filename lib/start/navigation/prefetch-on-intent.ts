import { savesData } from '@/lib/browser/network/saves-data';

/** Events that precede a navigation. Scripts and screen readers send only the click. */
const intents = ['pointerover', 'focusin', 'touchstart', 'pointerdown', 'click'] as const;

/**
 * Prefetches the page behind a link when the pointer is on it, or when it is focused or pressed.
 *
 * @param prefetch prefetches the page behind a link, if it belongs to the site; receives whether the link is pressed
 */
export function prefetchOnIntent(
  prefetch: (link: HTMLAnchorElement, isPress: boolean) => void,
): void {
  const onEvent = ({ target, type }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    // When the visitor saves data, only a press prefetches.
    const isPress = type === 'pointerdown' || type === 'click';
    if (link && (isPress || !savesData())) prefetch(link, isPress);
  };
  for (const type of intents) document.addEventListener(type, onEvent, { passive: true });
}
