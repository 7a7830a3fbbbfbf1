const storageKey = 'docs-counted-pages';

/** Far more addresses than a visit has; the oldest are forgotten. */
const mostPaths = 1000;

const known = new Set<string>();

/**
 * Whether an address comes up for the first time in this visit, which is what happens in one tab until it
 * is closed: reloading, and coming back from another page, begin no other. Where the browser keeps nothing
 * for a tab, a visit lasts as long as the document.
 *
 * @param path path, query and fragment
 */
export function countOnce(path: string): boolean {
  for (const earlier of readPaths()) known.add(earlier);
  if (known.has(path)) return false;
  known.add(path);
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...known].slice(-mostPaths)));
  } catch {
    // The document remembers.
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
