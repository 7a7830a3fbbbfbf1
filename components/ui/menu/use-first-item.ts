import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves focus from an open menu to its first item, once, when it was opened by a key. The items of a
 * list that is still loading come later, so it is tried after every render.
 *
 * @returns tries it now
 */
export function useFirstItem(
  content: RefObject<HTMLElement | null>,
  byKeyboard: boolean,
): () => void {
  const entered = useRef(false);

  const focusFirst = () => {
    const menu = content.current;
    if (entered.current || document.activeElement !== menu) return;
    const first = menu?.querySelector('[role^="menuitem"]:not([aria-disabled="true"])');
    if (!(first instanceof HTMLElement)) return;
    entered.current = true;
    first.focus();
  };

  useEffect(() => {
    // The focused item was removed ("Try again" gives way to the list): begin once more.
    if (entered.current && document.activeElement === document.body) {
      entered.current = false;
      content.current?.focus();
    }
    if (byKeyboard) focusFirst();
  });

  return focusFirst;
}
