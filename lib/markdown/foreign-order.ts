import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { defaultSchema } from 'rehype-sanitize';
import { visit } from 'unist-util-visit';
import { deadLink, type TextWarning } from './foreign-text';

/** Is told what is mended or left out. */
export type Warn = (warning: TextWarning) => void;

/** What ids of raw HTML begin with once it is safe. */
const prefix = defaultSchema.clobberPrefix ?? '';

/** The line of a source that an element comes from. */
export const lineOf = ({ position }: Element): number => position?.start.line ?? 1;

/**
 * Moves headings up until none skips a level, as they lie below each other: of the levels 3, 5, 4, 3 come
 * 2, 3, 3, 2. There are no more than three levels below a page's title.
 */
export function closeUpHeadings(tree: Root, warn: Warn): void {
  const open: number[] = [];
  let beginsLow = false;
  visit(tree, 'element', (node) => {
    const [, digit] = /^h([1-6])$/.exec(node.tagName) ?? [];
    if (digit === undefined) return undefined;
    const text = toString(node).trim();
    if (text === '') {
      // Nothing to go to by: a heading without a name is a gap in the page.
      node.tagName = 'p';
      return undefined;
    }
    const depth = Number(digit);
    while ((open.at(-1) ?? 0) >= depth) open.pop();
    const above = open.at(-1) ?? 1;
    const line = lineOf(node);
    if (depth > above + 1 && (open.length > 0 || !beginsLow)) {
      const message =
        open.length > 0
          ? `heading "${text}" skips from level ${above} to ${depth}`
          : `headings begin at level ${depth}`;
      warn({ line, subject: 'heading', message });
      beginsLow ||= open.length === 0;
    }
    open.push(depth);
    node.tagName = `h${Math.min(open.length + 1, 4)}`;
    return undefined;
  });
}

/**
 * Mends links within the page, once headings have their ids: to an id that raw HTML gave, which carries a
 * prefix now, or to nothing, which takes the link away.
 *
 * @param warn is told of links that lead nowhere
 */
export function rehypeFragments(warn: Warn) {
  return (tree: Root): void => {
    const ids = new Set<string>();
    visit(tree, 'element', ({ properties: { id } }) => {
      if (typeof id === 'string') ids.add(id);
    });
    visit(tree, 'element', (node) => {
      const { href } = node.properties;
      if (node.tagName !== 'a' || typeof href !== 'string' || !href.startsWith('#')) return;
      const id = decodeFragment(href.slice(1));
      if (ids.has(id)) return;
      const isKept = ids.has(prefix + id);
      if (!isKept) warn({ line: lineOf(node), ...deadLink(href) });
      node.properties.href = isKept ? `#${prefix}${id}` : undefined;
    });
  };
}

/** A fragment as ids are written; one that cannot be read is taken as it is. */
function decodeFragment(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
