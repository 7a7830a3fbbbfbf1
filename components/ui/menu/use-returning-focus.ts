import { type RefObject, useRef } from 'react';

interface ReturningFocus {
  /** Focus is going elsewhere: closing the menu does not call it back. */
  leave: () => void;
  onInteractOutside: (event: Event) => void;
  onCloseAutoFocus: (event: Event) => void;
}

/** Returns focus to the menu's button when the menu closes, unless the visitor has moved it on. */
export function useReturningFocus(button: RefObject<HTMLButtonElement | null>): ReturningFocus {
  const left = useRef(false);
  const leave = () => {
    left.current = true;
  };
  return {
    leave,
    onInteractOutside: (event) => {
      const onButton = event.target instanceof Node && button.current?.contains(event.target);
      // The button closes the menu by its own handler; closing it here would open it again there.
      if (onButton) event.preventDefault();
      else leave();
    },
    onCloseAutoFocus: (event) => {
      event.preventDefault();
      if (!left.current) button.current?.focus();
    },
  };
}
