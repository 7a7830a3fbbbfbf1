'use client';

import * as Menu from '@radix-ui/react-dropdown-menu';
import { useEffect, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { useTypeahead } from './use-typeahead';

export interface MenuPanelProps {
  /** Accessible name of the menu. */
  label: string;
  /** The button the menu belongs to: it is placed below it, and focus returns to it. */
  button: RefObject<HTMLButtonElement | null>;
  /** Opened by a key: focus starts on the first item. */
  byKeyboard: boolean;
  onClose: () => void;
  children: ReactNode;
}

/**
 * An open menu. The button is not Radix's own, so that it can be there before this code is loaded; an
 * empty anchor laid over it gives the menu its place.
 */
export function MenuPanel({ label, button, byKeyboard, onClose, children }: MenuPanelProps) {
  const content = useRef<HTMLDivElement>(null);
  const focusGoesOn = useRef(false);
  const entered = useRef(false);
  const typeahead = useTypeahead();

  const focusFirst = () => {
    const menu = content.current;
    if (entered.current || document.activeElement !== menu) return;
    const first = menu?.querySelector('[role^="menuitem"]:not([aria-disabled="true"])');
    if (!(first instanceof HTMLElement)) return;
    entered.current = true;
    first.focus();
  };
  // Without dependencies: the items of a list that is still loading come with a later render. An item
  // that went with the focus ("Try again") leaves it nowhere; then it starts over.
  useEffect(() => {
    if (entered.current && document.activeElement === document.body) {
      entered.current = false;
      content.current?.focus();
    }
    if (byKeyboard) focusFirst();
  });
  // Before the items: they would take a space within a name for a press.
  const onKeyDownCapture = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Tab') return typeahead(event);
    // Goes on from the button, as if the menu were not there.
    event.stopPropagation();
    focusGoesOn.current = true;
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
          className="z-30 max-h-(--radix-dropdown-menu-content-available-height) max-w-70 min-w-28 animate-arrive overflow-y-auto rounded-m bg-surface py-2 shadow-float forced-colors:border"
          aria-label={label}
          aria-labelledby={undefined}
          align="end"
          sideOffset={8}
          collisionPadding={8}
          loop
          onKeyDownCapture={onKeyDownCapture}
          onFocus={byKeyboard ? focusFirst : undefined}
          onInteractOutside={(event) => {
            // A press on the button closes the menu by the button's own handler.
            if (event.target instanceof Node && button.current?.contains(event.target)) {
              event.preventDefault();
            } else {
              focusGoesOn.current = true;
            }
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (!focusGoesOn.current) button.current?.focus();
          }}
        >
          {children}
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
}
