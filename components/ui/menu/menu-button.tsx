'use client';

import { cx } from 'class-variance-authority';
import { usePathname } from 'next/navigation';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from 'react';
import { announce } from '@/lib/browser/announcer';

export interface LazyMenuProps {
  button: RefObject<HTMLButtonElement | null>;
  byKeyboard: boolean;
  onClose: () => void;
}

interface MenuButtonProps {
  /** Accessible name. */
  label: string;
  className: string;
  /** Classes of the box around button and menu. */
  frameClassName?: string;
  /** Loads the menu's code; called again after a failure. */
  load: () => Promise<ComponentType<LazyMenuProps>>;
  /** Called when the visitor is about to open the menu, and when it opens. */
  onIntent?: () => void;
  children: ReactNode;
}

type State = { open: boolean; byKeyboard: boolean };

const closed: State = { open: false, byKeyboard: false };

/**
 * A button with a menu whose code arrives on first intent: pointer, focus or key. A press before it
 * is there still opens it.
 */
export function MenuButton({
  label,
  className,
  frameClassName,
  load,
  onIntent,
  children,
}: MenuButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [menu, setMenu] = useState<{ Component: ComponentType<LazyMenuProps> }>();
  const [state, setState] = useState(closed);
  const pathname = usePathname();
  const [openedOn, setOpenedOn] = useState(pathname);
  const id = useId();
  const open = state.open && openedOn === pathname;

  const fetchMenu = () => {
    onIntent?.();
    return menu ? Promise.resolve() : load().then((Component) => setMenu({ Component }));
  };
  const prefetch = () => void fetchMenu().catch(() => undefined);
  const toggle = (byKeyboard: boolean) => {
    if (open) return setState(closed);
    setOpenedOn(pathname);
    setState({ open: true, byKeyboard });
    fetchMenu().catch(() => {
      setState(closed);
      announce('The menu could not be loaded. Press the button to try again.');
    });
  };

  useEffect(() => {
    if (!open) return;
    const close = () => setState(closed);
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, [open]);

  return (
    <span className={cx('relative flex noscript:hidden', frameClassName)}>
      <button
        ref={button}
        id={id}
        type="button"
        className={className}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={(event) => toggle(event.detail === 0)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || open) return;
          event.preventDefault();
          toggle(true);
        }}
      >
        {children}
      </button>
      {open && menu && (
        <menu.Component
          button={button}
          byKeyboard={state.byKeyboard}
          onClose={() => setState(closed)}
        />
      )}
    </span>
  );
}
