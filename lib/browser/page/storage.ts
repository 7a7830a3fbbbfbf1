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

/** Reads JSON from a storage; undefined if there is none, it is malformed, or storage does not work. */
export function readJson(key: string, storage = () => localStorage): unknown {
  try {
    return JSON.parse(storage().getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a value as JSON, or does nothing if storage does not work. */
export function storeJson(key: string, value: unknown, storage = () => localStorage): void {
  try {
    storage().setItem(key, JSON.stringify(value));
  } catch {
    // Without storage, the value lasts as long as the page.
  }
}

/** Removes a value, or does nothing if storage does not work. */
export function removeStored(key: string): void {
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

/**
 * Calls back when a stored value may have changed in another tab: also when the whole storage was cleared,
 * and when the page comes from the back/forward cache, where it has missed changes.
 *
 * @returns a function that stops listening
 */
export function onStoredChange(key: string, callback: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) callback();
  };
  addEventListener('storage', onStorage, { signal });
  addEventListener('pageshow', ({ persisted }) => persisted && callback(), { signal });
  return () => listening.abort();
}
