'use client';

import * as Menu from '@radix-ui/react-dropdown-menu';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useFirstItem } from './use-first-item';
import { useReturningFocus } from './use-returning-focus';
import { useTypeahead } from './use-typeahead';

export interface MenuPanelProps {
  /** Accessible name of the menu. */
  label: string;
  /** The button of the menu, which is positioned below it and returns the focus to it. */
  button: RefObject<HTMLButtonElement | null>;
  /** Whether a key opened the menu: then the focus starts on the first item. */
  byKeyboard: boolean;
  onClose: () => void;
  children: ReactNode;
}

/**
 * An open menu. The button is not Radix's own trigger, so that it can be rendered before this code is loaded;
 * an empty trigger that covers it positions the menu.
 */
export function MenuPanel({ label, button, byKeyboard, onClose, children }: MenuPanelProps) {
  const content = useRef<HTMLDivElement>(null);
  const focusFirst = useFirstItem(content, byKeyboard);
  const returning = useReturningFocus(button);
  const typeahead = useTypeahead();

  // Resizing the window may hide the button, and the menu would lose its position.
  useEffect(() => {
    const onResize = () => {
      if (button.current?.offsetParent === null) onClose();
    };
    window.addEventListener('resize', onResize);
    return () => window.removeEventListener('resize', onResize);
  }, [button, onClose]);

  // In the capture phase, because the items would treat a space in a typed name as a press.
  const onKeyDownCapture = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key !== 'Tab') return typeahead(event);
    // The focus continues from the button, as if the menu were not there.
    event.stopPropagation();
    returning.leave();
    button.current?.focus();
    onClose();
  };

  return (
    <Menu.Root open modal={false} onOpenChange={(open) => !open && onClose()}>
      <Menu.Trigger asChild>
        <span className="pointer-events-none absolute inset-0" aria-hidden="true" tabIndex={-1} />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Content
          ref={content}
          className="z-30 max-h-(--radix-dropdown-menu-content-available-height) max-w-[280px] min-w-[112px] animate-arrive overflow-y-auto rounded-m bg-surface py-2 shadow-float forced-colors:border"
          aria-label={label}
          aria-labelledby={undefined}
          align="end"
          sideOffset={8}
          collisionPadding={8}
          loop
          onKeyDownCapture={onKeyDownCapture}
          onFocus={byKeyboard ? focusFirst : undefined}
          onInteractOutside={returning.onInteractOutside}
          onCloseAutoFocus={returning.onCloseAutoFocus}
        >
          {children}
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
}
