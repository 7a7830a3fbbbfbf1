import type { Code, Heading, InlineCode, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { splitFrontMatter } from '@/lib/markdown/front-matter';

/** A fenced block of code. */
export interface Fence {
  /** Line of the file that holds the first line of the code. */
  line: number;
  language: string;
  /** Name of the file it shows, when the author gave one. */
  title?: string;
  /** The author says that it works as it stands, so it has to compile. */
  complete: boolean;
  /** Why the block cannot be compiled, in the author's words. */
  unchecked?: string;
  /** The class of the page's context that stands behind the block, where it is not the usual one. */
  context?: string;
  code: string;
}

/** Code in a line of text. */
export interface CodeSpan {
  line: number;
  text: string;
}

/** A Markdown file, read as far as the checks need it. */
export interface ProseFile {
  /** Path from the project's root. */
  path: string;
  kind: 'overview' | 'guide';
  tree: Root;
  /** Lines of front matter above the text: add them to the line of a node. */
  offset: number;
  fences: readonly Fence[];
  spans: readonly CodeSpan[];
}

const processor = unified().use(remarkParse).use(remarkGfm).freeze();
const attributePattern = /\b(title|unchecked|context)="([^"]*)"/g;

/**
 * Reads a Markdown file for the checks.
 *
 * @param path from the project's root; tells overviews from guides
 * @throws ContentError for front matter that is not YAML
 */
export function parseProse(source: string, path: string): ProseFile {
  const { body, offset } = splitFrontMatter(source, path);
  const tree = processor.parse(body);
  const fences: Fence[] = [];
  const spans: CodeSpan[] = [];
  visit(tree, (node) => {
    if (node.type === 'code') fences.push(toFence(node, offset));
    if (node.type === 'inlineCode') spans.push({ line: lineOf(node, offset), text: node.value });
  });
  const kind = path.includes('content/guides/') ? 'guide' : 'overview';
  return { path, kind, tree, offset, fences, spans };
}

function toFence(node: Code, offset: number): Fence {
  const meta = node.meta ?? '';
  const attributes = new Map(
    [...meta.matchAll(attributePattern)].map(([, name = '', value = '']) => [name, value]),
  );
  const title = attributes.get('title');
  const unchecked = attributes.get('unchecked');
  const context = attributes.get('context');
  return {
    line: lineOf(node, offset) + 1,
    language: node.lang ?? 'text',
    ...(title !== undefined && { title }),
    ...(unchecked !== undefined && { unchecked }),
    ...(context !== undefined && { context }),
    complete: /\bcomplete\b/.test(meta.replace(attributePattern, '')),
    code: node.value,
  };
}

/** The line of the file a node begins in. */
export function lineOf(
  node: Pick<Code | Heading | InlineCode, 'position'>,
  offset: number,
): number {
  return (node.position?.start.line ?? 1) + offset;
}
