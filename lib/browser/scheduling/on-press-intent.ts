const events = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Calls back whenever the visitor points at, focuses or touches something: a press may follow, whose code can be
 * preloaded.
 *
 * @returns a function that removes the listener
 */
export function onPressIntent(listener: (event: Event) => void): () => void {
  for (const name of events) document.addEventListener(name, listener, { passive: true });
  return () => {
    for (const name of events) document.removeEventListener(name, listener);
  };
}
