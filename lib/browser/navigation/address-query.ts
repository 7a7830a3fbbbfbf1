/** Milliseconds to wait after the last key. Browsers refuse an address that changes with every one. */
export const typingPause = 300;

/** What filters and lists write into an address. Playgrounds and the theme builder have names of their own. */
export const listParameters = ['filter', 'version', 'kind', 'package', 'item'] as const;
type Parameter = (typeof listParameters)[number];

/**
 * Reads a value from the query of the page's address.
 *
 * @returns the empty string when it is not there
 */
export function readQuery(name: Parameter): string {
  return new URLSearchParams(location.search).get(name) ?? '';
}

/**
 * Writes values into the query of the page's address; an empty one is taken out. What was chosen anew can
 * be left again by going back: then it is an entry of the history. What is only refined replaces it.
 *
 * The router is not told: it would render the page for nothing. Its state stays on the entry, so that it can
 * return there.
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
