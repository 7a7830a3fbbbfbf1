/**
 * Takes an address apart. `URL.parse` came to Chrome with version 126 and to Safari with 18: later than the site
 * can ask for.
 *
 * @returns nothing for what is no whole address
 */
export function parseUrl(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}
