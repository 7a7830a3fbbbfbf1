import { readJson, storeJson } from '@/lib/browser/page/storage';

const storageKey = 'docs-counted-pages';
const session = () => sessionStorage;

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
  const earlier = readJson(storageKey, session);
  for (const path of Array.isArray(earlier) ? earlier : []) counted.add(String(path));
  if (counted.has(path)) return false;
  counted.add(path);
  storeJson(storageKey, [...counted].slice(-maxPaths), session);
  return true;
}
