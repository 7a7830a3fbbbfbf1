/** A path to a descendant: for each level the tag name, and the index among siblings with that tag. */
export type ElementPath = readonly { tag: string; index: number }[];

const siblingsLike = (parent: Element, tag: string) =>
  [...parent.children].filter((child) => child.localName === tag);

/** Returns the path from `root` to `element`, which is empty for `root` itself. */
export function pathTo(element: Element, root: Element): ElementPath {
  const path: { tag: string; index: number }[] = [];
  for (let at: Element = element; at !== root;) {
    const parent: Element | null = at.parentElement;
    if (!parent) return [];
    path.unshift({ tag: at.localName, index: siblingsLike(parent, at.localName).indexOf(at) });
    at = parent;
  }
  return path;
}

/**
 * Follows a path in another tree of nearly the same shape, as far as possible. Two renderings of an example
 * differ in helper elements such as ripples, rarely in elements that are pressed.
 */
export function follow(path: ElementPath, root: Element): Element {
  let at = root;
  for (const { tag, index } of path) {
    const next = siblingsLike(at, tag)[index];
    if (!next) break;
    at = next;
  }
  return at;
}
