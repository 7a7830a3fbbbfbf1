/** Milliseconds to wait after the last key. Browsers reject too frequent changes of the address. */
export const typingPause = 300;

/** Query parameters of filters and lists. Playgrounds and the theme builder have their own. */
export const listParameters = [
  'filter',
  'version',
  'kind',
  'package',
  'item',
  'only',
  'sort',
] as const;
type Parameter = (typeof listParameters)[number];

/**
 * Reads a value from the query of the page's address.
 *
 * @returns the empty string when it is missing
 */
export function readQuery(name: Parameter): string {
  return new URLSearchParams(location.search).get(name) ?? '';
}

/**
 * Writes values into the query of the page's address; empty values are removed. Does not go through the
 * router, which would render the page again; the router's state stays on the history entry, so that it can
 * return there.
 *
 * @param how `push` adds a history entry, for a new choice; `replace` changes the current one, for a
 *   refinement
 */
export function writeQuery(
  values: Readonly<Partial<Record<Parameter, string>>>,
  how: 'push' | 'replace',
): void {
  const url = new URL(location.href);
  for (const [name, value] of Object.entries(values)) {
    if (value === '') url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  if (url.href === location.href) return;
  const write = how === 'push' ? 'pushState' : 'replaceState';
  history[write](history.state, '', url);
}
