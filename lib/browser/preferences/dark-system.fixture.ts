const listeners = new Set<() => void>();
let dark = false;

/** jsdom has no media queries: one that answers as {@link preferDark} says. */
export function mockSystem(): void {
  dark = false;
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: () => ({
      get matches() {
        return dark;
      },
      addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
    }),
  });
}

/** Sets the preference of the system, and notifies listeners. */
export function preferDark(value: boolean): void {
  dark = value;
  for (const listener of listeners) listener();
}
