import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus from an open menu to its first item, once, when a key opened the menu. The items may be
 * rendered later, so it tries again after every render.
 *
 * @returns a function that tries it immediately
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
    // The focused item was removed (the list replaces "Try again"): start again.
    if (entered.current && document.activeElement === document.body) {
      entered.current = false;
      content.current?.focus();
    }
    if (byKeyboard) focusFirst();
  });

  return focusFirst;
}
