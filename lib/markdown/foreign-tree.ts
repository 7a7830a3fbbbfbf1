import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';

/** What GitHub lets raw HTML do, and the elements that stand for the site's own parts. */
const schema: typeof defaultSchema = {
  ...defaultSchema,
  tagNames: [
    ...(defaultSchema.tagNames ?? []),
    'live-example',
    'system-variables',
    'callout-box',
    'figure',
    'figcaption',
    'mark',
    'abbr',
  ],
  attributes: {
    ...defaultSchema.attributes,
    code: [['className', /^language-./], 'dataMeta'],
    'live-example': ['dataId', 'dataFile', 'dataRegion'],
    'system-variables': ['dataGroup'],
    'callout-box': ['dataKind'],
  },
};

const prefix = schema.clobberPrefix ?? '';

interface Options {
  /** Where a link of raw HTML leads; nothing when it leads nowhere. */
  resolveLink: (url: string) => string | undefined;
  /** Whether there is what an element asks for that stands for an example. */
  hasExample: (attributes: { id: string; file?: string; region?: string }) => boolean;
}

/**
 * Makes a tree safe and orderly whose text somebody else wrote: raw HTML without scripts, handlers and
 * styles, links that lead somewhere, and headings that begin at the second level and skip none.
 */
export function rehypeForeign({ resolveLink, hasExample }: Options) {
  const sanitize = unified().use(rehypeSanitize, schema);
  return async (tree: Root): Promise<Root> => {
    const safe = await sanitize.run(tree);
    visit(safe, 'element', (node, index, parent) => {
      if (node.tagName === 'live-example' && !hasExample(attributesOf(node))) {
        if (!parent || index === undefined) return undefined;
        parent.children.splice(index, 1);
        return [SKIP, index];
      }
      if (node.tagName === 'a') mendAddress(node, 'href', resolveLink);
      if (node.tagName === 'img') mendAddress(node, 'src', resolveLink);
      return undefined;
    });
    closeUpHeadings(safe);
    return safe;
  };
}

const textOr = (value: unknown) => (typeof value === 'string' ? value : undefined);

function attributesOf({ properties }: Element) {
  const file = textOr(properties['dataFile']);
  const region = textOr(properties['dataRegion']);
  return {
    id: textOr(properties['dataId']) ?? '',
    ...(file !== undefined && { file }),
    ...(region !== undefined && { region }),
  };
}

function mendAddress(node: Element, name: 'href' | 'src', resolveLink: Options['resolveLink']) {
  const url = node.properties[name];
  if (typeof url !== 'string') return;
  const to = resolveLink(url);
  if (to === undefined) node.properties[name] = undefined;
  else node.properties[name] = to;
}

/**
 * Moves headings up until none skips a level, as they lie below each other: of the levels 3, 5, 4, 3 come
 * 2, 3, 3, 2. There are no more than three levels below a page's title.
 */
function closeUpHeadings(tree: Root): void {
  const open: number[] = [];
  visit(tree, 'element', (node) => {
    const [, digit] = /^h([1-6])$/.exec(node.tagName) ?? [];
    if (digit === undefined) return undefined;
    if (toString(node).trim() === '') {
      // Nothing to go to by: a heading without a name is a gap in the page.
      node.tagName = 'p';
      return undefined;
    }
    const depth = Number(digit);
    while ((open.at(-1) ?? 0) >= depth) open.pop();
    open.push(depth);
    node.tagName = `h${Math.min(open.length + 1, 4)}`;
    return undefined;
  });
}

/**
 * Mends links within the page, once headings have their ids: to an id that raw HTML gave, which carries a
 * prefix now, or to nothing, which takes the link away.
 */
export function rehypeFragments() {
  return (tree: Root): void => {
    const ids = new Set<string>();
    visit(tree, 'element', ({ properties: { id } }) => {
      if (typeof id === 'string') ids.add(id);
    });
    visit(tree, 'element', (node) => {
      const { href } = node.properties;
      if (node.tagName !== 'a' || typeof href !== 'string' || !href.startsWith('#')) return;
      const id = decodeURIComponent(href.slice(1));
      if (ids.has(id)) return;
      node.properties.href = ids.has(prefix + id) ? `#${prefix}${id}` : undefined;
    });
  };
}
