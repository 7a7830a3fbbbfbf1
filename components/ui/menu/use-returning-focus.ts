import { type RefObject, useRef } from 'react';

interface ReturningFocus {
  /** Prevents that closing the menu returns the focus, because it moves elsewhere. */
  leave: () => void;
  onInteractOutside: (event: Event) => void;
  onCloseAutoFocus: (event: Event) => void;
}

/** Returns the focus to the menu's button when the menu closes, unless the visitor has moved it elsewhere. */
export function useReturningFocus(button: RefObject<HTMLButtonElement | null>): ReturningFocus {
  const left = useRef(false);
  const leave = () => {
    left.current = true;
  };
  return {
    leave,
    onInteractOutside: (event) => {
      const onButton = event.target instanceof Node && button.current?.contains(event.target);
      // The button's own handler closes the menu; if it were closed here, that handler would open it again.
      if (onButton) event.preventDefault();
      else leave();
    },
    onCloseAutoFocus: (event) => {
      event.preventDefault();
      if (!left.current) button.current?.focus();
    },
  };
}
