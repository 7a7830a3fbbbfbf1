import { type RefObject, useEffect } from 'react';
import { hooked } from '@/lib/design/hooks';
import { withSettings } from '@/lib/playground/settings';

/**
 * Adds the settings of an example to links to its other pages. Such links may be added and removed anywhere
 * in the example's card, so a link is updated on hover or focus, right before it may be followed.
 *
 * @param root an element in the card
 * @param query the settings; a string, so that the effect runs only when they change
 */
export function useLinkedSettings(root: RefObject<HTMLElement | null>, query: string): void {
  useEffect(() => {
    const card = root.current?.closest('section');
    const update = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest(`a${hooked('withSettings')}`) : null;
      if (link instanceof HTMLAnchorElement) link.href = withSettings(link.href, query);
    };
    card?.addEventListener('pointerover', update);
    card?.addEventListener('focusin', update);
    return () => {
      card?.removeEventListener('pointerover', update);
      card?.removeEventListener('focusin', update);
    };
  }, [root, query]);
}
