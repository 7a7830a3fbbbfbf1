import type { Root, RootContent } from 'hast';

/** Number of blocks shown first: with the page's head they fill about one screen. */
const firstBlocks = 4;
/** Minimum number of remaining blocks for which deferring them is worthwhile. */
const leastRest = 4;
/** Elements that are heavy and have stylesheets of their own. */
const examples = new Set(['live-example', 'example-pair']);

const isBlock = (node: RootContent) => node.type === 'element';

/**
 * Splits a text into its first screen and the rest, which begins at the first example at the latest.
 *
 * @returns no rest when it would be too short
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
