/**
 * The address to go to instead of one with doubled slashes: a host without rules answers it with a page,
 * and the framework then takes what follows the slashes for a host.
 *
 * @returns nothing for an address that is as it should be
 */
export function normalizeSlashes({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): string | undefined {
  const proper = pathname.replace(/[/\\]{2,}/g, '/');
  return proper === pathname ? undefined : proper + search + hash;
}
