import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';

/** Number of characters of code that fit on a line of a narrow screen. */
const shortCode = 24;

/**
 * Keeps short inline code on one line, because `my-icon` or `node --version` is read as one name, and all of it out of
 * translations.
 */
export function rehypeShortCode() {
  return (tree: Root): void => {
    visit(tree, 'element', (node: Element) => {
      if (node.tagName === 'pre') return SKIP;
      if (node.tagName === 'kbd') node.properties.translate = 'no';
      if (node.tagName !== 'code') return undefined;
      node.properties.translate = 'no';
      const text = toString(node);
      if (text.length <= shortCode && /[\s-]/.test(text)) node.properties.className = ['nb'];
      return undefined;
    });
  };
}
