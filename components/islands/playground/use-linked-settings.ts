import { type RefObject, useEffect } from 'react';
import { hooked } from '@/lib/design/hooks';
import { withSettings } from '@/lib/playground/settings';

/**
 * Lets links to other pages of an example take its settings along. They may come and go, and stand
 * anywhere in the example's card, so each gets its address when someone is about to follow it.
 *
 * @param root element in the card
 * @param query the settings; as text, so that it changes only with them
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
