/**
 * Like `URL.parse`, which needs Chrome 126 or Safari 18: newer than the browsers that the site supports.
 *
 * @returns undefined for an invalid or relative URL
 */
export function parseUrl(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}
