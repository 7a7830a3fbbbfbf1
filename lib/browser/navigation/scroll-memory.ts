export interface ScrollMemory {
  /** Stores the scroll position of the current history entry, in CSS pixels. */
  remember(top: number): void;
  /** Returns the stored scroll position of the current history entry, if there is one. */
  recall(): number | undefined;
  /** Call this when the page of the current history entry is shown. */
  arrive(): void;
}

/**
 * Stores scroll positions by history entry, as long as the document lives. After a press on Back, the browser
 * is on the new entry while the old page is still shown; so positions are stored only if the entry's own page
 * is shown.
 */
export function createScrollMemory(entryKey: () => string = currentEntryKey): ScrollMemory {
  const positions = new Map<string, number>();
  let shown: string | undefined;
  return {
    remember: (top) => {
      shown ??= entryKey();
      if (entryKey() === shown) positions.set(shown, top);
    },
    recall: () => positions.get(entryKey()),
    arrive: () => {
      shown = entryKey();
    },
  };
}

/** Returns the key of the history entry if the browser supports it, else the address. */
function currentEntryKey(): string {
  const entry = 'navigation' in window ? window.navigation.currentEntry : null;
  return entry?.key ?? window.location.href;
}
