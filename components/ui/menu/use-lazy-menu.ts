import { type ComponentType, type RefObject, useEffect, useState } from 'react';
import { usePageState } from '@/components/ui/use-page-state';
import { usePreload } from '@/components/ui/use-preload';
import { showFailureNote } from '@/lib/browser/feedback/failure-note';
import { wording } from '@/lib/words/word';

/** Props of a menu component that is loaded later. */
export interface LazyMenuProps {
  button: RefObject<HTMLButtonElement | null>;
  byKeyboard: boolean;
  onClose: () => void;
}

export type LoadMenu = () => Promise<ComponentType<LazyMenuProps>>;

interface MenuState {
  open: boolean;
  /** Whether a key opened the menu: then the focus starts on the first item. */
  byKeyboard: boolean;
}

interface LazyMenu {
  /** Undefined until its code is loaded. */
  Menu: ComponentType<LazyMenuProps> | undefined;
  state: MenuState;
  /** Loads the menu's code; a failure is reported only when the menu is opened. */
  prefetch: () => void;
  /** Opens or closes the menu. */
  toggle: (byKeyboard: boolean) => void;
  close: () => void;
}

const closed: MenuState = { open: false, byKeyboard: false };

/**
 * A menu whose code is preloaded, or loaded on demand. It closes when the visitor navigates.
 *
 * @param load must not change between renders; called again after a failure
 * @param onIntent called when the visitor is about to open the menu, and when it opens
 */
export function useLazyMenu(load: LoadMenu, onIntent?: () => void): LazyMenu {
  const [loaded, setLoaded] = useState<{ Menu: ComponentType<LazyMenuProps> }>();
  const [state, setState] = usePageState(closed);
  const close = () => setState(() => closed);
  usePreload(load);

  const fetchMenu = () => {
    onIntent?.();
    return loaded ? Promise.resolve() : load().then((Menu) => setLoaded({ Menu }));
  };
  const toggle = (byKeyboard: boolean): void => {
    if (state.open) return close();
    setState(() => ({ open: true, byKeyboard }));
    fetchMenu().catch(() => {
      close();
      showFailureNote(wording('The menu could not be loaded.'), () => toggle(byKeyboard));
    });
  };

  // Going back or forward may lead to an entry with the same path, which `usePageState` does not notice.
  useEffect(() => {
    if (!state.open) return;
    const onPopState = () => setState(() => closed);
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, [state.open, setState]);

  return {
    Menu: loaded?.Menu,
    state,
    prefetch: () => void fetchMenu().catch(() => undefined),
    toggle,
    close,
  };
}
