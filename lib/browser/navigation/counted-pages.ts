const storageKey = 'docs-counted-pages';

/** Limit of stored addresses, far more than a visit has. The oldest are dropped. */
const maxPaths = 1000;

const counted = new Set<string>();

/**
 * Counts an address once per visit. A visit lasts until the tab is closed or, without session storage, as
 * long as the document.
 *
 * @param path path, query and fragment
 * @returns whether the address had not been counted before
 */
export function countOnce(path: string): boolean {
  for (const earlier of readPaths()) counted.add(earlier);
  if (counted.has(path)) return false;
  counted.add(path);
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...counted].slice(-maxPaths)));
  } catch {
    // `counted` still has it.
  }
  return true;
}

function readPaths(): readonly string[] {
  try {
    const list: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(list) ? list.filter((path) => typeof path === 'string') : [];
  } catch {
    return [];
  }
}
