import type { Root, RootContent } from 'hast';

/** Blocks of a text that show first: with the page's head above them, about a screen. */
const firstBlocks = 4;
/** What follows them is worth coming later from so many blocks on. */
const leastRest = 4;
/** What is heavy, and comes with style sheets of its own. */
const examples = new Set(['live-example', 'example-pair']);

const isBlock = (node: RootContent) => node.type === 'element';

/**
 * Splits a text into what one reads first and the rest, which begins at the first example at the latest.
 *
 * @returns no rest where it would be short
 */
export function splitText(tree: Root): { first: Root; rest?: Root } {
  const blocks = tree.children.filter(isBlock);
  const example = blocks.findIndex(({ tagName }) => examples.has(tagName));
  const count = example < 0 ? firstBlocks : Math.min(firstBlocks, example);
  const start = blocks[count];
  if (!start || blocks.length - count < leastRest) return { first: tree };
  const at = tree.children.indexOf(start);
  return {
    first: { ...tree, children: tree.children.slice(0, at) },
    rest: { ...tree, children: tree.children.slice(at) },
  };
}
