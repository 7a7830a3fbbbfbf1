import type { Element, Root } from 'hast';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { closeUpHeadings, lineOf, type Warn } from './foreign-order';
import { deadLink, unknownLanguage } from './foreign-text';
import { isCodeLanguage } from './highlight';

/** What GitHub lets raw HTML do, and the elements that stand for the site's own parts. */
const schema: typeof defaultSchema = {
  ...defaultSchema,
  tagNames: [
    ...(defaultSchema.tagNames ?? []),
    'live-example',
    'example-pair',
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
    'example-pair': ['dataDo', 'dataDoWhy', 'dataAvoid', 'dataAvoidWhy'],
    'system-variables': ['dataGroup'],
    'callout-box': ['dataKind'],
  },
};

const kept = new Set(schema.tagNames);

/** What an element asks for that stands for an example. */
export interface AskedExample {
  id: string;
  file?: string;
  region?: string;
}

interface Options {
  /** Where a link of raw HTML leads; nothing when it leads nowhere. */
  resolveLink: (url: string) => string | undefined;
  hasExample: (asked: AskedExample) => boolean;
  /** Is told what is mended or left out. */
  warn?: Warn;
}

/**
 * Makes a tree safe and orderly whose text somebody else wrote: raw HTML without scripts, handlers and
 * styles, links that lead somewhere, and headings that begin at the second level and skip none.
 */
export function rehypeForeign({ resolveLink, hasExample, warn = () => {} }: Options) {
  const sanitize = unified().use(rehypeSanitize, schema);
  return async (tree: Root): Promise<Root> => {
    warnOfUnsafe(tree, warn);
    const safe = await sanitize.run(tree);
    visit(safe, 'element', (node, index, parent) => {
      const asked = examplesOf(node);
      if (!asked.every(hasExample)) {
        if (!parent || index === undefined) return undefined;
        parent.children.splice(index, 1);
        return [SKIP, index];
      }
      if (isAnchor(node)) node.tagName = 'span';
      if (node.tagName === 'a') mendAddress(node, 'href', resolveLink, warn);
      if (node.tagName === 'img') mendAddress(node, 'src', resolveLink, warn);
      if (node.tagName === 'code') mendLanguage(node, warn);
      return undefined;
    });
    closeUpHeadings(safe, warn);
    return safe;
  };
}

/** Tells of elements and attributes that will not be kept because of what they could do. */
function warnOfUnsafe(tree: Root, warn: Warn): void {
  visit(tree, 'element', (node) => {
    const line = lineOf(node);
    if (!kept.has(node.tagName)) {
      warn({ line, subject: 'html', message: `<${node.tagName}> is left out` });
      // What is within goes with it, or is text.
      return SKIP;
    }
    for (const name of Object.keys(node.properties).map((key) => key.toLowerCase())) {
      if (name !== 'style' && !name.startsWith('on')) continue;
      warn({ line, subject: 'html', message: `"${name}" of <${node.tagName}> is left out` });
    }
    return undefined;
  });
}

const textOr = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** The examples that an element stands for; none for most. */
function examplesOf({ tagName, properties }: Element): readonly AskedExample[] {
  const named = (name: string) => ({ id: textOr(properties[name]) ?? '' });
  if (tagName === 'example-pair') return [named('dataDo'), named('dataAvoid')];
  if (tagName !== 'live-example') return [];
  const file = textOr(properties['dataFile']);
  const region = textOr(properties['dataRegion']);
  return [
    {
      ...named('dataId'),
      ...(file !== undefined && { file }),
      ...(region !== undefined && { region }),
    },
  ];
}

/** What is only there to be linked to: a link without words is none to who hears it. */
const isAnchor = ({ tagName, properties, children }: Element) =>
  tagName === 'a' && properties.href === undefined && children.length === 0;

function mendAddress(
  node: Element,
  name: 'href' | 'src',
  resolveLink: Options['resolveLink'],
  warn: Warn,
): void {
  const url = node.properties[name];
  if (typeof url !== 'string') return;
  const to = resolveLink(url);
  // What a reference has lost is empty, and has been told.
  if (to === undefined && url !== '') warn({ line: lineOf(node), ...deadLink(url) });
  node.properties[name] = to;
}

/** Code in a language nobody colors is text. */
function mendLanguage(node: Element, warn: Warn): void {
  const { className } = node.properties;
  const [name] = Array.isArray(className) ? className : [];
  const language = typeof name === 'string' ? name.replace('language-', '') : 'text';
  if (isCodeLanguage(language)) return;
  warn({ line: lineOf(node), ...unknownLanguage(language) });
  node.properties.className = ['language-text'];
}
