import { type ComponentType, type RefObject, useEffect, useState } from 'react';
import { useLoadAhead } from '@/components/ui/use-load-ahead';
import { usePageState } from '@/components/ui/use-page-state';
import { showFailureNote } from '@/lib/browser/feedback/failure-note';

/** What a menu that is loaded later is given. */
export interface LazyMenuProps {
  button: RefObject<HTMLButtonElement | null>;
  byKeyboard: boolean;
  onClose: () => void;
}

export type LoadMenu = () => Promise<ComponentType<LazyMenuProps>>;

interface MenuState {
  open: boolean;
  /** Opened by a key: then focus starts on the first item. */
  byKeyboard: boolean;
}

interface LazyMenu {
  /** Missing until its code has come. */
  Menu: ComponentType<LazyMenuProps> | undefined;
  state: MenuState;
  /** Loads the menu's code ahead; a failure is told when the menu is opened. */
  prefetch: () => void;
  /** Opens the menu, or closes it. */
  toggle: (byKeyboard: boolean) => void;
  close: () => void;
}

const closed: MenuState = { open: false, byKeyboard: false };

/**
 * A menu whose code is loaded ahead, or when it is first wanted. It closes when the visitor goes to another page.
 *
 * @param load stays the same; is called again after a failure
 * @param onIntent is called when the visitor is about to open the menu, and when it opens
 */
export function useLazyMenu(load: LoadMenu, onIntent?: () => void): LazyMenu {
  const [loaded, setLoaded] = useState<{ Menu: ComponentType<LazyMenuProps> }>();
  const [state, setState] = usePageState(closed);
  const close = () => setState(() => closed);
  useLoadAhead(load);

  const fetchMenu = () => {
    onIntent?.();
    return loaded ? Promise.resolve() : load().then((Menu) => setLoaded({ Menu }));
  };
  const toggle = (byKeyboard: boolean): void => {
    if (state.open) return close();
    setState(() => ({ open: true, byKeyboard }));
    fetchMenu().catch(() => {
      close();
      showFailureNote('The menu could not be loaded.', () => toggle(byKeyboard));
    });
  };

  // Back and forward may lead to an entry of the same page: the path alone would not tell.
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
