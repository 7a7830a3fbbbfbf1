/**
 * What local storage holds under a key. Storage can be off, full or forbidden (private windows,
 * blocked cookies): specification §8 has such failures ignored.
 */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Forgets what is stored under a key, or does nothing where storage does not work. */
export function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Then nothing was stored.
  }
}

/** Stores a value, or does nothing where storage does not work. */
export function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // The choice holds for as long as the page lives.
  }
}
