/**
 * Returns an address with single slashes. A host without rules answers an address with doubled slashes with a
 * page, and the framework then takes the rest of the path for a host.
 *
 * @returns undefined if the address has no doubled slashes
 */
export function normalizeSlashes({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): string | undefined {
  const normalized = pathname.replace(/[/\\]{2,}/g, '/');
  return normalized === pathname ? undefined : normalized + search + hash;
}
