export interface ScrollMemory {
  /** Notes how far the page of the current history entry is scrolled, in CSS pixels. */
  remember(top: number): void;
  /** How far the page of the current history entry was scrolled, when it has been here before. */
  recall(): number | undefined;
  /** Tells that the page of the current history entry is shown now. */
  arrive(): void;
}

/**
 * Scroll positions by history entry, for as long as the document lives. Between a press on "back"
 * and the page it leads to, the browser already counts the old page's scrolling to the new entry;
 * so a position is noted for the entry whose page is shown, not for the one just entered.
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

/** The history entry's own key where the browser gives one, else its address. */
function currentEntryKey(): string {
  const entry = 'navigation' in window ? window.navigation.currentEntry : null;
  return entry?.key ?? window.location.href;
}
