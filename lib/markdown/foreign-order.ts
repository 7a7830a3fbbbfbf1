import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { defaultSchema } from 'rehype-sanitize';
import { visit } from 'unist-util-visit';
import { deadLink, type TextWarning } from './foreign-text';

/** Receives a warning about something that was corrected or removed. */
export type Warn = (warning: TextWarning) => void;

/** Prefix of ids of raw HTML after sanitizing. */
const prefix = defaultSchema.clobberPrefix ?? '';

/** The line of the source that an element was parsed from. */
export const lineOf = ({ position }: Element): number => position?.start.line ?? 1;

/**
 * Raises headings until no level is skipped, and keeps their nesting: the levels 3, 5, 4, 3 become 2, 3, 3,
 * 2. There are at most three levels below a page's title.
 */
export function closeUpHeadings(tree: Root, warn: Warn): void {
  const open: number[] = [];
  let beginsLow = false;
  visit(tree, 'element', (node) => {
    const [, digit] = /^h([1-6])$/.exec(node.tagName) ?? [];
    if (digit === undefined) return undefined;
    const text = toString(node).trim();
    if (text === '') {
      // Assistive technology lists headings by name; one without a name would be an empty entry.
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
 * Corrects links within the page, after headings have their ids. Ids from raw HTML have a prefix after
 * sanitizing, so links to them get it too. A link to a missing id loses its `href`.
 *
 * @param warn receives a warning for each link without a target
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

/** Decodes a fragment so that it can be compared with ids; an invalid one is returned unchanged. */
function decodeFragment(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
