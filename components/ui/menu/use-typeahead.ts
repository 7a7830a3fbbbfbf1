import { type KeyboardEvent, useCallback, useEffect, useRef } from 'react';

/** Specification §9: letters typed within this many milliseconds of each other form one prefix. */
const typeaheadDelay = 200;

/**
 * Moves the focus to the item whose text begins with the typed prefix, 200 ms after the last letter. The
 * search begins after the focused item and wraps around. Disabled items are skipped.
 *
 * @returns a key handler for the element with the items; it prevents the default for letters, so that Radix's
 *   own typeahead does not run
 */
export function useTypeahead(): (event: KeyboardEvent<HTMLElement>) => void {
  const typed = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  return useCallback((event) => {
    const modified = event.ctrlKey || event.metaKey || event.altKey;
    if (modified || event.key.length !== 1) return;
    // No name begins with a space: at the start, a space presses the focused item.
    if (event.key === ' ' && typed.current === '') return;
    event.preventDefault();
    const menu = event.currentTarget;
    typed.current += event.key;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      findByPrefix(menu, typed.current)?.focus();
      typed.current = '';
    }, typeaheadDelay);
  }, []);
}

const selectable =
  ':is([role="menuitem"], [role="menuitemradio"], [role="menuitemcheckbox"]):not([aria-disabled="true"])';

function findByPrefix(menu: HTMLElement, prefix: string): HTMLElement | undefined {
  const items = [...menu.querySelectorAll<HTMLElement>(selectable)];
  const focused = items.findIndex((item) => item === document.activeElement);
  const wrapped = [...items.slice(focused + 1), ...items.slice(0, focused + 1)];
  const wanted = prefix.toLowerCase();
  return wrapped.find((item) => item.textContent.trim().toLowerCase().startsWith(wanted));
}
