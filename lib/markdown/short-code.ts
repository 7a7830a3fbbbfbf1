import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';

/** Code up to this many characters fits a line of a narrow screen. */
const shortCode = 24;

/** Keeps short code within a text on one line: `my-icon` and `node --version` are read as one name. */
export function rehypeShortCode() {
  return (tree: Root): void => {
    visit(tree, 'element', (node: Element) => {
      if (node.tagName === 'pre') return SKIP;
      if (node.tagName !== 'code') return undefined;
      const text = toString(node);
      if (text.length <= shortCode && /[\s-]/.test(text)) node.properties.className = ['nb'];
      return undefined;
    });
  };
}
