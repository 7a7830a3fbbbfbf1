/**
 * Reads a value from local storage. Storage may be disabled, full or blocked (private windows, blocked
 * cookies): such failures are ignored (specification §8).
 */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Removes a value, or does nothing if storage does not work. */
export function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Without storage, there is nothing to remove.
  }
}

/** Stores a value, or does nothing if storage does not work. */
export function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Without storage, the choice lasts as long as the page.
  }
}
