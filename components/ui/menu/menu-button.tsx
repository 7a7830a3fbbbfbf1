'use client';

import { cx } from 'class-variance-authority';
import { type ReactNode, useId, useRef } from 'react';
import { hook } from '@/lib/design/hooks';
import { type InterfaceText, label } from '@/lib/words/word';
import { type LoadMenu, useLazyMenu } from './use-lazy-menu';

interface MenuButtonProps {
  /** Accessible name. */
  label: InterfaceText;
  /** The values for the names in braces. */
  labelValues?: Readonly<Record<string, string>>;
  className: string;
  /** Set for a button with only an icon: its name is shown as a tooltip. */
  tip?: boolean;
  /** Classes of the element around button and menu. */
  frameClassName?: string;
  /** Loads the menu's code; called again after a failure. */
  load: LoadMenu;
  /** Called when the visitor is about to open the menu (pointer or focus), and when it opens. */
  onIntent?: () => void;
  children: ReactNode;
}

/**
 * A button with a menu whose code is loaded on first intent: pointer, focus or key. A press while it loads
 * opens the menu later.
 */
export function MenuButton({
  label: text,
  labelValues,
  className,
  tip = false,
  frameClassName,
  load,
  onIntent,
  children,
}: MenuButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const { Menu, prefetch, state, toggle, close } = useLazyMenu(load, onIntent);
  return (
    <span className={cx('relative flex noscript:hidden', frameClassName)}>
      <button
        ref={button}
        id={id}
        type="button"
        className={className}
        {...label(text, labelValues)}
        {...(tip && hook('tip'))}
        aria-haspopup="menu"
        aria-expanded={state.open}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={(event) => toggle(event.detail === 0)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || state.open) return;
          event.preventDefault();
          toggle(true);
        }}
      >
        {children}
      </button>
      {state.open && Menu && <Menu button={button} byKeyboard={state.byKeyboard} onClose={close} />}
    </span>
  );
}
