/**
 * Returns the element of a fragment.
 *
 * @param hash the fragment with its `#`; an invalid encoding is used as it is
 */
export function fragmentTarget(hash: string): Element | null {
  const name = hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(name));
  } catch {
    return document.getElementById(name);
  }
}
