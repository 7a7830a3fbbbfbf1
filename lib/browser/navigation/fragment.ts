/**
 * The element that the address names.
 *
 * @param hash what stands in the address, with its `#`; one that is not well encoded names itself
 */
export function fragmentTarget(hash: string): Element | null {
  const name = hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(name));
  } catch {
    return document.getElementById(name);
  }
}
