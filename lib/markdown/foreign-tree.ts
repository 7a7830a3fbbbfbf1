import type { Element, Root } from 'hast';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import type { AllowedOrigins } from '@/content/site-definition';
import { replaceBlocked } from './blocked-addresses';
import { closeUpHeadings, lineOf, type Warn } from './foreign-order';
import { deadLink, unknownLanguage } from './foreign-text';
import { isCodeLanguage } from './highlight';

/** Elements and attributes that GitHub allows in raw HTML, and the site's own elements for components. */
const schema: typeof defaultSchema = {
  ...defaultSchema,
  // Removed with their content, which is not text.
  strip: ['script', 'style'],
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
    'iframe',
  ],
  attributes: {
    ...defaultSchema.attributes,
    code: [['className', /^language-./], 'dataMeta'],
    'live-example': ['dataId', 'dataFile', 'dataRegion'],
    'example-pair': ['dataDo', 'dataDoWhy', 'dataAvoid', 'dataAvoidWhy'],
    'system-variables': ['dataGroup'],
    'callout-box': ['dataKind'],
    iframe: ['src', 'title', 'width', 'height', 'loading', 'allowFullScreen'],
  },
};

const kept = new Set(schema.tagNames);

/** The example, file or region that an element places. */
export interface ReferencedExample {
  id: string;
  file?: string;
  region?: string;
}

interface Options {
  /** Returns the URL that a link in raw HTML should have; undefined when it has no target. */
  resolveLink: (url: string) => string | undefined;
  hasExample: (reference: ReferencedExample) => boolean;
  /** Origins from which the text may load pictures and frames. */
  allowed?: AllowedOrigins | undefined;
  /** Receives a warning for everything that is corrected or removed. */
  warn?: Warn;
}

/**
 * Makes the tree of a text that was not written for this site safe and valid: raw HTML without scripts, event
 * handlers and styles, only links with targets, and headings that begin at level 2 without gaps.
 */
export function rehypeForeign({ resolveLink, hasExample, allowed = {}, warn = () => {} }: Options) {
  const sanitize = unified().use(rehypeSanitize, schema);
  return async (tree: Root): Promise<Root> => {
    warnOfUnsafe(tree, warn);
    const safe = await sanitize.run(tree);
    visit(safe, 'element', (node, index, parent) => {
      const references = examplesOf(node);
      if (!references.every(hasExample)) {
        if (!parent || index === undefined) return undefined;
        parent.children.splice(index, 1);
        return [SKIP, index];
      }
      if (isAnchor(node)) node.tagName = 'span';
      if (node.tagName === 'a') mendAddress(node, 'href', resolveLink, warn);
      if (node.tagName === 'img' || node.tagName === 'iframe') {
        mendAddress(node, 'src', resolveLink, warn);
        replaceBlocked(node, parent?.type === 'element' && parent.tagName === 'a', allowed, warn);
      }
      if (node.tagName === 'code') mendLanguage(node, warn);
      return undefined;
    });
    closeUpHeadings(safe, warn);
    return safe;
  };
}

/** Warns about elements and attributes that sanitizing will remove because they are unsafe. */
function warnOfUnsafe(tree: Root, warn: Warn): void {
  visit(tree, 'element', (node) => {
    const line = lineOf(node);
    if (!kept.has(node.tagName)) {
      warn({ line, subject: 'html', message: `<${node.tagName}> is left out` });
      // Its children are removed with it, or become text.
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

/** The examples that an element places; most elements place none. */
function examplesOf({ tagName, properties }: Element): readonly ReferencedExample[] {
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

/** Whether an `<a>` is only a link target: as a link without text it would be useless to screen readers. */
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
  // An empty URL is the result of an earlier correction, which has its own warning.
  if (to === undefined && url !== '') warn({ line: lineOf(node), ...deadLink(url) });
  node.properties[name] = to;
}

/** Treats code in an unknown language as plain text. */
function mendLanguage(node: Element, warn: Warn): void {
  const { className } = node.properties;
  const [name] = Array.isArray(className) ? className : [];
  const language = typeof name === 'string' ? name.replace('language-', '') : 'text';
  if (isCodeLanguage(language)) return;
  warn({ line: lineOf(node), ...unknownLanguage(language) });
  node.properties.className = ['language-text'];
}
